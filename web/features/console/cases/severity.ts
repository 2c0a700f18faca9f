/** How grave cases are, from 1 to 3. */
export const severities = ['low', 'medium', 'high'] as const;

export const severityOf = (severity: number): (typeof severities)[number] =>
  severities[severity - 1] ?? 'medium';

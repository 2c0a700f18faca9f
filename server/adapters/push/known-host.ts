const HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];

const DOMAINS: readonly string[] = ['.push.apple.com', '.notify.windows.com'];

/**
 * Whether an address lies at a push host of a browser. Members give us these addresses, and we call
 * them: anything else could be a way into our own network. `more` are origins the settings add.
 */
export const isKnownHost = (endpoint: string, more: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  const { protocol, hostname, port } = url;
  const known = HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
  return protocol === 'https:' && port === '' && known;
};

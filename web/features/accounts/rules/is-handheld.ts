/** Whether the words about a device name a phone or tablet. */
export const isHandheld = (device: string): boolean => /Android|iPhone|iPad|iOS/i.test(device);

/** What this device adds to the dice: 32 random hexadecimal digits. */
export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

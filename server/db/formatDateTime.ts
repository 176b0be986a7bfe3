const formats = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DD HH:mm:ss` on the clocks of the zone. */
export function formatDateTime(moment: Date, timeZone = 'Asia/Shanghai'): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

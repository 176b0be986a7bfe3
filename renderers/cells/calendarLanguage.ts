/** Makes calendars speak Chinese; to be awaited before the first one is drawn. */
export async function loadCalendarLanguage(): Promise<void> {
  const [{ default: dayjs }, { default: chinese }] = await Promise.all([import('dayjs'), import('dayjs/locale/zh-cn')]);
  dayjs.locale(chinese);
}

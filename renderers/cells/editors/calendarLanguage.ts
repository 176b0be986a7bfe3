/** Makes calendars speak Chinese and read periods; to be awaited before the first one is drawn. */
export async function loadCalendarLanguage(): Promise<void> {
  const [{ default: dayjs }, { default: chinese }, { default: customParseFormat }, { typedPeriods }] =
    await Promise.all([
      import('dayjs'),
      import('dayjs/locale/zh-cn'),
      import('dayjs/plugin/customParseFormat'),
      import('./typedPeriods.ts'),
    ]);
  dayjs.locale(chinese);
  // The calendars bring this one, sooner or later; put on after ours it would read periods first, and not know them.
  dayjs.extend(customParseFormat);
  dayjs.extend(typedPeriods);
}

import { exists } from '../values/calendar.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK = '10X98765432';

/** A resident identity number of 18 characters with its check character, or an old one of 15 digits; the birthday must exist. */
export function isNationalId(text: string): boolean {
  const long = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text);
  if (long) return isDay(long[1], long[2], long[3]) && checkCharacter(text) === text[17]?.toUpperCase();
  const short = /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})\d{3}$/.exec(text);
  return short !== null && isDay(`19${short[1]}`, short[2], short[3]);
}

function checkCharacter(text: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return CHECK[sum % 11];
}

function isDay(year?: string, month?: string, day?: string): boolean {
  return exists({ year: Number(year), month: Number(month), day: Number(day), hour: 0, minute: 0, second: 0 });
}

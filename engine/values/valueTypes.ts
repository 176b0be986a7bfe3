import type { ValueKind } from '../plan/Plan.ts';
import { area } from './area.ts';
import { code } from './code.ts';
import { codes } from './codes.ts';
import { date } from './date.ts';
import { datetime } from './datetime.ts';
import { files } from './files.ts';
import { flag } from './flag.ts';
import { json } from './json.ts';
import { markup } from './markup.ts';
import { number } from './number.ts';
import { reference } from './reference.ts';
import { secret } from './secret.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import type { ValueType } from './ValueType.ts';

/** The value type of every kind; a kind without one does not compile. */
export const valueTypes: Readonly<Record<ValueKind, ValueType>> = {
  text,
  number,
  flag,
  date,
  datetime,
  time,
  code,
  codes,
  reference,
  files,
  markup,
  secret,
  json,
  area,
};

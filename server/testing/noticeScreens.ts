import { readFileSync } from 'node:fs';

const shipped = [
  'system/announcement.model.json',
  'system/announcement.screen.json',
  'system/receivers.picker.json',
  'system/departments.picker.json',
  ...['priority', 'msg_category', 'msg_type', 'send_status'].map((code) => `dictionaries/${code}.dictionary.json`),
];

/** The shipped declarations of announcements, for a sample server. */
export function noticeScreens(): Record<string, object> {
  return Object.fromEntries(shipped.map((path) => [path, declared(path)]));
}

/** Samples stand in a folder of their own, from which the schema is elsewhere. */
function declared(path: string): object {
  const { $schema: _schema, ...rest } = JSON.parse(readFileSync(`screens/${path}`, 'utf8')) as { $schema?: string };
  return rest;
}

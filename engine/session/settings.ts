import { isRecord } from '../api/envelope.ts';
import type { Signature } from '../api/signature.ts';

/** What the server tells everybody about the product, before sign-in. */
export interface AppSettings {
  title: string;
  shortTitle: string;
  /** Landing path after sign-in. */
  home: string;
  /** The sign-in form asks for a captcha from the start. */
  captcha: boolean;
  /** The sign-in form has a slider to drag in place of the captcha. */
  slider: boolean;
  /** People may register. */
  register: boolean;
  /** Providers to sign in with. */
  thirdLogins: { id: string; title: string }[];
  /** The central sign-in's page, with the way back in its `service`. */
  casLogin?: string;
  primaryColor: string;
  /** What the server gave as a colour and is none; the default stands in its place. */
  refusedColor?: string;
  /** Where the server's clock stands, IANA name: by it jobs run. */
  timeZone: string;
  /** How to sign in to a demonstration. */
  demoHint?: string;
  openRoutes: string[];
  signature?: Signature;
}

export const DEFAULT_SETTINGS: AppSettings = {
  title: '织屏',
  shortTitle: '织屏',
  home: '/dashboard/analysis',
  captcha: false,
  slider: false,
  register: false,
  thirdLogins: [],
  primaryColor: '#1890FF',
  timeZone: 'Asia/Shanghai',
  openRoutes: [],
};

/** Reads `GET /config/app`; what is missing or wrong keeps its default. */
export function parseSettings(value: unknown): AppSettings {
  const given = isRecord(value) ? value : {};
  const text = (key: 'title' | 'shortTitle') => (typeof given[key] === 'string' && given[key]) || DEFAULT_SETTINGS[key];
  const home = typeof given.home === 'string' && given.home.startsWith('/') ? given.home : DEFAULT_SETTINGS.home;
  const color = typeof given.primaryColor === 'string' && /^#[0-9a-f]{6}$/i.test(given.primaryColor);
  return {
    title: text('title'),
    shortTitle: text('shortTitle'),
    home,
    captcha: given.captcha === true,
    slider: given.slider === true,
    register: given.register === true,
    thirdLogins: thirdLogins(given.thirdLogins),
    ...(isWebAddress(given.casLogin) ? { casLogin: given.casLogin } : {}),
    timeZone: isTimeZone(given.timeZone) ? given.timeZone : DEFAULT_SETTINGS.timeZone,
    primaryColor: color ? String(given.primaryColor) : DEFAULT_SETTINGS.primaryColor,
    ...(given.primaryColor && !color ? { refusedColor: String(given.primaryColor) } : {}),
    ...(typeof given.demoHint === 'string' && given.demoHint ? { demoHint: given.demoHint } : {}),
    openRoutes: textList(given.openRoutes),
    ...signatureOf(given.signature),
  };
}

function thirdLogins(value: unknown): AppSettings['thirdLogins'] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ id, title }) => {
    return typeof id === 'string' && typeof title === 'string' ? { id, title } : [];
  });
}

function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}

function signatureOf(value: unknown): { signature?: Signature } {
  if (!isRecord(value) || typeof value.secret !== 'string') return {};
  return { signature: { secret: value.secret, paths: textList(value.paths) } };
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

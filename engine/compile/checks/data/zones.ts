import { nearest } from '../../../nearest.ts';

/** What is written for a zone that is called otherwise, by the zone: offsets, places, abbreviations. */
const MEANT: Readonly<Record<string, string>> = {
  'Asia/Shanghai':
    '+08:00 +8 CST China 中国 北京 上海 Beijing Peking Shenzhen Guangzhou Hangzhou Nanjing Chengdu Wuhan Tianjin Xian Suzhou ' +
    'Ningbo Qingdao Xiamen Fuzhou Changsha Zhengzhou Jinan Kunming Dalian Shenyang Hefei Dongguan Foshan Yiwu Wuxi Lhasa',
  'Asia/Hong_Kong': '香港',
  'Asia/Taipei': '台北 Taiwan',
  'Asia/Tokyo': '+09:00 +9 JST 东京 Osaka Kyoto',
  'Asia/Seoul': 'KST 首尔 Busan Korea',
  'Asia/Singapore': '新加坡',
  'Asia/Kolkata': 'IST India Bombay Mumbai Delhi NewDelhi Bangalore',
  'Asia/Ho_Chi_Minh': 'Hanoi Vietnam',
  'Asia/Bangkok': 'Thailand',
  'Asia/Jakarta': 'Indonesia',
  'Asia/Dubai': 'AbuDhabi',
  'Europe/London': 'BST UK England Manchester Birmingham',
  'Europe/Berlin': 'Germany Munich Frankfurt Hamburg Cologne',
  'Europe/Paris': 'France Lyon Marseille',
  'Europe/Rome': 'Italy Milan',
  'Europe/Madrid': 'Spain Barcelona',
  'America/New_York': 'EDT Washington Boston Miami Atlanta Philadelphia',
  'America/Chicago': 'CDT Dallas Houston Austin',
  'America/Los_Angeles': 'PST PDT Seattle SanFrancisco SanJose SanDiego LasVegas',
  'Australia/Sydney': 'Canberra',
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(MEANT).flatMap(([zone, words]) => words.split(' ').map((word) => [plain(word), zone] as const)),
);

/** Abbreviations that several places share: the browser takes them for those of one. */
const SHARED: ReadonlySet<string> = new Set(['CST', 'IST', 'BST']);

/** The zone of the last compile: to ask for one takes a millisecond, and it hardly ever changes. */
let last = { zone: 'UTC', isThere: true };

export function isZone(zone: string): boolean {
  if (last.zone !== zone) last = { zone, isThere: !SHARED.has(zone) && canTellTime(zone) };
  return last.isThere;
}

function canTellTime(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The zone of the place that was written: a wrong one would put every day's figures into another day, unseen. */
export function meantZone(name: string): string | undefined {
  const known = byWord.get(plain(name.replace(/^(?:UTC|GMT)/, ''))) ?? byWord.get(plain(lastOf(name)));
  if (known !== undefined) return known;
  const zones = Intl.supportedValuesOf('timeZone');
  const cities = new Map([...byWord, ...zones.map((zone) => [plain(lastOf(zone)), zone] as const)]);
  const city = plain(lastOf(name));
  const exact = cities.get(city);
  if (exact !== undefined) return exact;
  // The first letter is hardly ever wrong, and of short names almost any is like another.
  const alike = [...cities.keys()].filter((each) => each[0] === city[0] && each.length >= SHORTEST);
  return city.length < SHORTEST ? undefined : cities.get(nearest(city, alike) ?? '');
}

const SHORTEST = 5;

const lastOf = (zone: string): string => zone.split('/').at(-1) ?? zone;

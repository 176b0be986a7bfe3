import { isRecord } from '../api/envelope.ts';

/** The marks of urgency, in the words of the dictionary `priority`. */
export const PRIORITIES = { L: '一般消息', M: '重要消息', H: '紧急消息' } as const;
export type Priority = keyof typeof PRIORITIES;

/** An announcement as its readers get it; texts are empty where there is none. */
export interface Notice {
  /** Of the announcement. */
  id: string;
  titile: string;
  /** A username. */
  sender: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  sendTime: string;
  /** HTML from whoever wrote it: to be cleaned before it is shown. */
  msgContent: string;
  msgAbstract: string;
  priority: Priority;
  /** '1' notice, '2' system message. */
  msgCategory: string;
  /** Where it leads: a path of this site, or a record of a page. */
  openType: '' | 'url' | 'component';
  openPage: string;
  busId: string;
  /** Comma-joined paths of what is attached. */
  files: string;
  /** Unknown in the bell, which shows unread ones only. */
  read: boolean;
}

/** Reads an announcement off the wire; undefined when it has no id. */
export function parseNotice(value: unknown): Notice | undefined {
  if (!isRecord(value)) return undefined;
  const id = text(value.anntId) || text(value.id);
  if (id === '') return undefined;
  const { priority, openType } = value;
  return {
    id,
    titile: text(value.titile),
    sender: text(value.sender),
    sendTime: text(value.sendTime) || text(value.createTime),
    msgContent: text(value.msgContent),
    msgAbstract: text(value.msgAbstract),
    priority: priority === 'H' || priority === 'M' ? priority : 'L',
    msgCategory: text(value.msgCategory),
    openType: openType === 'url' || openType === 'component' ? openType : '',
    openPage: text(value.openPage),
    busId: text(value.busId),
    files: text(value.files),
    read: value.readFlag === '1' || value.readFlag === 1,
  };
}

/** A list off the wire; what cannot be read is left out. */
export function parseNotices(value: unknown): Notice[] {
  return Array.isArray(value) ? value.flatMap((each) => parseNotice(each) ?? []) : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the bell shows: the newest unread of each category, and how many there are. */
export interface NoticeCounts {
  notices: Notice[];
  noticeTotal: number;
  messages: Notice[];
  messageTotal: number;
}

/** Reads the bell's answer. */
export function parseCounts(value: unknown): NoticeCounts {
  const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = isRecord(value) ? value : {};
  const [notices, messages] = [parseNotices(anntMsgList), parseNotices(sysMsgList)];
  return { notices, noticeTotal: count(anntMsgTotal), messages, messageTotal: count(sysMsgTotal) };
}

/** Some servers send numbers as text. */
const count = (value: unknown): number => Math.max(0, Math.trunc(Number(value ?? 0)) || 0);

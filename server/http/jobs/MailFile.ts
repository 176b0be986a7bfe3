import type { JobContext, ResultFile } from './Jobs.ts';

/** Sends the file a job ended with to its owner by mail; answers in Chinese what became of that. Throws only for bugs. */
export type MailFile = (job: Pick<JobContext, 'id' | 'actor' | 'inTenant'>, file: ResultFile) => Promise<string>;

/** How people are told of a file that is made for them by the clock. */
export type FileWay = 'notice' | 'mail';

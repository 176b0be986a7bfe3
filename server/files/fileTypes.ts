import { type AcceptedExtension, acceptedExtensions } from '../../engine/api/acceptedExtensions.ts';

/** How a file that may be uploaded is known and sent. */
export interface FileType {
  mime: string;
  /** Shown in the page; everything else is offered for saving. */
  inline: boolean;
  /** Whether the first bytes are such a file's. */
  begins: (head: Buffer) => boolean;
  /** Text holds no NUL anywhere. */
  text: boolean;
}

/** Bytes of a file that are looked at. */
export const HEAD = 16;

const starts =
  (...signatures: string[]) =>
  (head: Buffer): boolean =>
    signatures.some((signature) => head.subarray(0, signature.length).toString('latin1') === signature);

const image = (mime: string, begins: FileType['begins']): FileType => ({ mime, begins, inline: true, text: false });
const attached = (mime: string, begins: FileType['begins']): FileType => ({ mime, begins, inline: false, text: false });
const text = (mime: string): FileType => ({ mime, begins: () => true, inline: false, text: true });

const jpeg = image('image/jpeg', starts('\xff\xd8\xff'));
const zipped = starts('PK\x03\x04');
const compound = starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const isWebp = (head: Buffer): boolean => starts('RIFF')(head) && head.toString('latin1', 8, 12) === 'WEBP';
const office = 'application/vnd.openxmlformats-officedocument.';

const types: Readonly<Record<AcceptedExtension, FileType>> = {
  png: image('image/png', starts('\x89PNG\r\n\x1a\n')),
  jpg: jpeg,
  jpeg: jpeg,
  gif: image('image/gif', starts('GIF87a', 'GIF89a')),
  webp: image('image/webp', isWebp),
  pdf: image('application/pdf', starts('%PDF-')),
  docx: attached(`${office}wordprocessingml.document`, zipped),
  xlsx: attached(`${office}spreadsheetml.sheet`, zipped),
  pptx: attached(`${office}presentationml.presentation`, zipped),
  doc: attached('application/msword', compound),
  xls: attached('application/vnd.ms-excel', compound),
  ppt: attached('application/vnd.ms-powerpoint', compound),
  txt: text('text/plain; charset=utf-8'),
  csv: text('text/csv; charset=utf-8'),
  md: text('text/markdown; charset=utf-8'),
};

/** Lower-case letters after the last point of a name; empty without one. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type of a name's extension; undefined: not allowed. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = extensionOf(name);
  return isAccepted(extension) ? types[extension] : undefined;
}

/** Extensions that are taken, for people. */
export const takenExtensions: string = acceptedExtensions.join('、');

function isAccepted(extension: string): extension is AcceptedExtension {
  return acceptedExtensions.some((each) => each === extension);
}

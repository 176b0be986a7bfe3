import { SaxesParser } from 'saxes';

const CAS = 'http://www.yale.edu/tp/cas';
const USER_PLACE = 'serviceResponse/authenticationSuccess/user';

/**
 * Reads what a CAS server says of a ticket (protocol 2.0 and 3.0, XML): the name of its owner, or undefined
 * when it is refused. Throws on anything that is no such answer; a document type is none, so no entity is ever read.
 */
export function readCasReply(xml: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const users: string[] = [];
  let decided = false;
  const refuse = (why: string): never => {
    throw new Error(`no CAS answer: ${why}`);
  };
  parser.on('error', (error) => refuse(error.message));
  parser.on('doctype', () => refuse('document type'));
  parser.on('opentag', ({ local, uri }) => {
    path.push(uri === CAS ? local : `{${uri}}${local}`);
    const place = path.join('/');
    if (path.length === 1 && place !== 'serviceResponse') refuse('root element');
    if (/^serviceResponse\/authentication(Success|Failure)$/.test(place)) {
      if (decided) refuse('two decisions');
      decided = true;
    }
    if (place === USER_PLACE) users.push('');
  });
  const take = (text: string): void => {
    if (path.join('/') === USER_PLACE) users.push((users.pop() ?? '') + text);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  if (!decided) refuse('no decision');
  if (users.length > 1) refuse('two users');
  const [user] = users;
  return user?.trim() || undefined;
}

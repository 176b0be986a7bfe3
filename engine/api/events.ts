/** One message of a server-sent event stream. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Reads a text/event-stream piece by piece: give it text as it comes, get the messages it completes. */
export function createEventReader(): (text: string) => ServerEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];
  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    const done: ServerEvent[] = [];
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) done.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
      } else if (line.startsWith('event:')) event = line.slice(6).trimStart();
      else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    }
    return done;
  };
}

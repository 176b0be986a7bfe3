/** A page of another system inside ours; it cannot navigate us away. */
export function FramePage({ url, title }: { url: string; title: string }) {
  // What lies on our own address could otherwise read our storage: an uploaded file, say.
  const foreign = new URL(url, window.location.origin).origin !== window.location.origin;
  const sandbox = `allow-scripts allow-forms allow-popups allow-downloads${foreign ? ' allow-same-origin' : ''}`;
  return <iframe className="weft-frame" src={url} title={title} sandbox={sandbox} referrerPolicy="no-referrer" />;
}

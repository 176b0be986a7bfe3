import { SearchOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { fetchPart, lazyPart } from './lazyPart.tsx';
import type { Begun } from './MenuSearchSelect.tsx';
import { useQuiet } from './useQuiet.ts';
import { useSearchKey } from './useSearchKey.ts';

const LazySelect = lazyPart('MenuSearchSelect', () =>
  import('./MenuSearchSelect.tsx').then((part) => part.MenuSearchSelect),
);

/** Finds a menu entry by its title and goes there; fetched when it is wanted or the page is drawn. */
export function MenuSearch({ shortcut = false }: { shortcut?: boolean }) {
  const quiet = useQuiet();
  const [begun, setBegun] = useState<Begun>();
  const [there, setThere] = useState(false);
  const hint = shortcut ? '搜索菜单  Ctrl K' : '搜索菜单';
  const want = () => {
    if (begun) return;
    setBegun({ text: '', taken: false });
    const done = () => setThere(true);
    void (fetchPart(LazySelect) ?? Promise.resolve()).then(done, done);
  };
  const place = <SearchPlace {...{ hint, shortcut, begun }} onWant={want} onChange={setBegun} />;
  // Whoever types already is not interrupted: the words go along.
  if (begun ? !there : !quiet) return place;
  return (
    <Suspense fallback={place}>
      <LazySelect {...{ shortcut, hint, begun }} />
    </Suspense>
  );
}

interface SearchPlaceProps {
  hint: string;
  shortcut: boolean;
  begun: Begun | undefined;
  onWant: () => void;
  onChange: (begun: Begun) => void;
}

/** Looks like the search box, and takes what is typed until it has come. */
function SearchPlace({ hint, shortcut, begun, onWant, onChange }: SearchPlaceProps) {
  const { token } = theme.useToken();
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(shortcut, () => input.current?.focus());
  return (
    <span
      className="weft-search weft-search-place"
      style={{
        height: token.controlHeight,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorder}`,
        borderRadius: token.borderRadius,
      }}
    >
      <input
        ref={input}
        aria-label="搜索菜单"
        placeholder={hint}
        value={begun?.text ?? ''}
        onFocus={onWant}
        onChange={({ target }) => onChange({ text: target.value, taken: false })}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onChange({ text: begun?.text ?? '', taken: true });
        }}
        style={{ color: token.colorText }}
      />
      <SearchOutlined style={{ color: token.colorTextTertiary, fontSize: 12 }} />
    </span>
  );
}

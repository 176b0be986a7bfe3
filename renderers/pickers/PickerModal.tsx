import { Button, Modal } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { POPUP_CLASS } from '../cells/drawing/popup.ts';
import { useNarrow } from '../ui/useMedia.ts';
import './pickers.css';

interface PickerModalProps {
  title: string;
  /** In px. */
  width: number;
  /** At the left of the buttons. */
  extra?: ReactNode;
  /** Absent: nothing can be taken yet. */
  onTake?: (() => void) | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a dialog to choose in. On a phone it takes the whole width. */
export function PickerModal({ title, width, extra, onTake, onCancel, children }: PickerModalProps) {
  const isPhone = useNarrow();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const ready = isOpen && onTake !== undefined;
  useEffect(() => {
    // A phone's keyboard would cover half of what there is to see.
    if (ready && !isPhone) firstInput(place.current)?.focus();
  }, [ready, isPhone]);
  return (
    <Modal
      open
      title={title}
      width={isPhone ? '100%' : width}
      rootClassName={`${POPUP_CLASS} picker-root${isPhone ? ' picker-phone' : ''}`}
      centered={!isPhone}
      onCancel={onCancel}
      afterOpenChange={setOpen}
      footer={
        <div className="picker-foot">
          <span>{extra}</span>
          <span>
            <Button onClick={onCancel}>关闭</Button>
            <Button type="primary" disabled={onTake === undefined} onClick={onTake}>
              确定
            </Button>
          </span>
        </div>
      }
    >
      {/* What is typed, sent and clicked here is nothing for the grid or the form around the editor. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stops events, offers none. */}
      <div ref={place} className="picker" onKeyDown={keepKeys} onSubmit={(event) => event.stopPropagation()}>
        {children}
      </div>
    </Modal>
  );
}

/** Where one asks, else where one chooses. */
function firstInput(place: HTMLElement | null) {
  return (
    place?.querySelector<HTMLElement>('.query input') ?? place?.querySelector<HTMLElement>('input, [tabindex="0"]')
  );
}

function keepKeys(event: KeyboardEvent) {
  if (event.key !== 'Escape') event.stopPropagation();
}

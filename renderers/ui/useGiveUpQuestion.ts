import { App } from 'antd';
import { useCallback } from 'react';

interface GivenUp {
  /** What would be lost. */
  content: string;
  /** Once that is said; `late`: once the question is gone as well, which takes the keyboard back to where it was. */
  giveUp: () => void;
  late?: boolean;
  stay?: (() => void) | undefined;
}

/** Asks before what was written is given up. */
export function useGiveUpQuestion(): (lost: GivenUp) => void {
  const { modal } = App.useApp();
  return useCallback(
    ({ content, giveUp, late, stay }) => {
      let said = false;
      void modal.confirm({
        title: '放弃修改?',
        content,
        okText: '放弃',
        cancelText: '继续编辑',
        // A key pressed once too often gives nothing up.
        autoFocusButton: 'cancel',
        onOk: () => {
          said = true;
          if (!late) giveUp();
        },
        onCancel: stay,
        afterClose: () => {
          if (late && said) giveUp();
        },
      });
    },
    [modal],
  );
}

/** What is lost of a form, or of a text as long as one. */
export const NOT_SAVED = '已填写的内容还没有保存。';

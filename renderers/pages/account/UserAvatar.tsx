import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { safeHref } from '../../../engine/routes/address.ts';
import { createFileSource } from '../../cells/drawing/fileSource.ts';
import { useCellServices } from '../../cells/useCellServices.ts';

export interface UserAvatarProps {
  name: string;
  /** A stored path, or a whole address. */
  avatar: string | undefined;
  size: number;
}

/** A person's picture, or the first character of their name. */
export function UserAvatar({ name, avatar = '', size }: UserAvatarProps) {
  const { token } = theme.useToken();
  const picture = usePicture(avatar);
  return (
    <span
      className="weft-avatar"
      style={{
        width: size,
        height: size,
        background: token.colorPrimaryBgHover,
        color: token.colorText,
        fontSize: size / 2,
      }}
    >
      {picture === undefined ? (
        // Drawn by the style sheet: the name beside it is what is read.
        <span className="weft-avatar-letter" data-letter={[...name].at(0)} />
      ) : (
        <img src={picture} alt="" />
      )}
    </span>
  );
}

/** Stored files come through the session, which an address alone does not carry. */
function usePicture(avatar: string): string | undefined {
  const services = useCellServices();
  const [found, setFound] = useState<{ avatar: string; address: string | undefined }>();
  const whole = /^(?:https?:|data:image\/)/i.test(avatar);
  useEffect(() => {
    if (avatar === '' || whole) return;
    let wanted = true;
    const files = createFileSource(services, { preview: () => undefined, warn: () => undefined });
    void files.picture(avatar)?.then((address) => wanted && setFound({ avatar, address }));
    return () => {
      wanted = false;
    };
  }, [avatar, whole, services]);
  if (whole) return safeHref(avatar);
  return found?.avatar === avatar ? found.address : undefined;
}

import { App, Button, Flex, Upload } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { acceptedFiles } from '../../cells/editors/files/chooseFiles.ts';
import { useCellServices } from '../../cells/useCellServices.ts';
import { UserAvatar } from './UserAvatar.tsx';

export interface AvatarFieldProps {
  /** Whose first character stands where there is no picture. */
  name: string;
  /** A stored path; given by the form. */
  value?: string;
  onChange?: (path: string) => void;
  id?: string;
}

/** The person's picture: uploaded at once, kept when the form is saved. */
export function AvatarField({ name, value = '', onChange, id }: AvatarFieldProps) {
  const { upload, uploading } = useAvatarUpload((path) => onChange?.(path));
  const take = (file: File) => {
    void upload(file);
    return false;
  };
  return (
    <Flex align="center" gap={16}>
      <UserAvatar name={name} avatar={value} size={64} />
      <Upload id={id} accept="image/png,image/jpeg,image/gif,image/webp" showUploadList={false} beforeUpload={take}>
        <Button loading={uploading}>更换头像</Button>
      </Upload>
      {value === '' ? null : (
        <Button type="text" onClick={() => onChange?.('')}>
          移除
        </Button>
      )}
    </Flex>
  );
}

function useAvatarUpload(onStored: (path: string) => void) {
  const services = useCellServices();
  const { message } = App.useApp();
  const [uploading, setUploading] = useState(false);
  const upload = async (file: File) => {
    const [refusal] = acceptedFiles([file], { pictures: true }).refusals;
    if (refusal !== undefined) {
      message.warning(refusal);
      return;
    }
    setUploading(true);
    try {
      const { signal } = new AbortController();
      onStored(await services.upload({ file, onProgress: () => undefined, signal, place: { biz: 'avatar' } }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      message.error(`上传失败：${error.message}`);
    } finally {
      setUploading(false);
    }
  };
  return { upload, uploading };
}

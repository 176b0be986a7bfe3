import { failedPattern, requiredMessageOf } from '../rules/patterns.ts';

/** A rule for what people type before they are signed in: the sentence that tells what is wrong, or nothing. */
type Check = (value: string) => string | undefined;

const PASSWORD = { least: 8, most: 64 } as const;

function required(pattern: 'mobile' | 'username'): Check {
  return (value) => (value === '' ? requiredMessageOf(pattern) : failedPattern(pattern, value));
}

/** A mobile number of China. */
export const checkMobile = required('mobile');

/** A user name. */
export const checkUsername = required('username');

/** Optional. */
export const checkEmail: Check = (value) => {
  if (value === '') return undefined;
  return value.length <= 100 ? failedPattern('email', value) : '邮箱格式不正确';
};

/** What `checkNewPassword` asks for, told beforehand. */
export const PASSWORD_HINT = `${PASSWORD.least} 到 ${PASSWORD.most} 位，含字母和数字`;

/** A password somebody chooses anew: 8 to 64 characters with a letter and a digit. */
export const checkNewPassword: Check = (value) => {
  if (value === '') return '请输入新密码!';
  if (value.length < PASSWORD.least) return `最小长度${PASSWORD.least}位字符`;
  if (value.length > PASSWORD.most) return `最大长度${PASSWORD.most}位字符`;
  return /[A-Za-z]/.test(value) && /\d/.test(value) ? undefined : '密码须同时含有字母和数字';
};

/** Six digits. */
export const checkCode: Check = (value) => {
  if (value === '') return '请输入验证码';
  return /^\d{6}$/.test(value) ? undefined : '请输入6位数字验证码';
};

import {
  AccountBookOutlined,
  ApartmentOutlined,
  ApiOutlined,
  AppstoreOutlined,
  AreaChartOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  BugOutlined,
  BulbOutlined,
  CalendarOutlined,
  CarOutlined,
  ClockCircleOutlined,
  CloudOutlined,
  ClusterOutlined,
  CodeOutlined,
  ContactsOutlined,
  ContainerOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  DesktopOutlined,
  DollarOutlined,
  FileOutlined,
  FileTextOutlined,
  FolderOutlined,
  FundOutlined,
  GlobalOutlined,
  HddOutlined,
  HomeOutlined,
  InboxOutlined,
  KeyOutlined,
  LineChartOutlined,
  LinkOutlined,
  MailOutlined,
  MessageOutlined,
  MoneyCollectOutlined,
  MonitorOutlined,
  NotificationOutlined,
  PieChartOutlined,
  ProfileOutlined,
  SafetyOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  ShoppingOutlined,
  TableOutlined,
  TagsOutlined,
  TeamOutlined,
  ThunderboltOutlined,
  ToolOutlined,
  TransactionOutlined,
  TruckOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType, CSSProperties } from 'react';
import type { MenuItem } from '../../../schemas/generated/types.ts';

export interface MenuIconProps {
  /** What the menu entry names. */
  name: string | undefined;
  /** Stands at the first level of the menu. */
  top: boolean;
  className?: string;
  style?: CSSProperties;
}

type Look = Pick<MenuIconProps, 'className' | 'style'>;

/** The icons of the language. */
type MenuIconName = NonNullable<MenuItem['icon']>;

/** Icons a menu may name. All of them there are would weigh more than the rest of the shell. */
const ICONS: Readonly<Record<MenuIconName, ComponentType<Look>>> = {
  'account-book': AccountBookOutlined,
  apartment: ApartmentOutlined,
  api: ApiOutlined,
  appstore: AppstoreOutlined,
  'area-chart': AreaChartOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  'bar-chart': BarChartOutlined,
  bell: BellOutlined,
  book: BookOutlined,
  bug: BugOutlined,
  bulb: BulbOutlined,
  calendar: CalendarOutlined,
  car: CarOutlined,
  'clock-circle': ClockCircleOutlined,
  cloud: CloudOutlined,
  cluster: ClusterOutlined,
  code: CodeOutlined,
  contacts: ContactsOutlined,
  container: ContainerOutlined,
  dashboard: DashboardOutlined,
  database: DatabaseOutlined,
  desktop: DesktopOutlined,
  dollar: DollarOutlined,
  file: FileOutlined,
  'file-text': FileTextOutlined,
  folder: FolderOutlined,
  fund: FundOutlined,
  global: GlobalOutlined,
  hdd: HddOutlined,
  home: HomeOutlined,
  inbox: InboxOutlined,
  key: KeyOutlined,
  'line-chart': LineChartOutlined,
  link: LinkOutlined,
  mail: MailOutlined,
  message: MessageOutlined,
  'money-collect': MoneyCollectOutlined,
  monitor: MonitorOutlined,
  notification: NotificationOutlined,
  'pie-chart': PieChartOutlined,
  profile: ProfileOutlined,
  safety: SafetyOutlined,
  schedule: ScheduleOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  shopping: ShoppingOutlined,
  'shopping-cart': ShoppingCartOutlined,
  table: TableOutlined,
  tags: TagsOutlined,
  team: TeamOutlined,
  thunderbolt: ThunderboltOutlined,
  tool: ToolOutlined,
  transaction: TransactionOutlined,
  truck: TruckOutlined,
  user: UserOutlined,
  wallet: WalletOutlined,
};

/** The icon a menu entry names, or a plain one: without, its title would stand out of line with its neighbours'. */
export function MenuIconSvg({ name, top, ...look }: MenuIconProps) {
  const Icon = isIcon(name) ? ICONS[name] : top ? AppstoreOutlined : FileTextOutlined;
  return <Icon {...look} />;
}

const isIcon = (name: string | undefined): name is MenuIconName => name !== undefined && Object.hasOwn(ICONS, name);

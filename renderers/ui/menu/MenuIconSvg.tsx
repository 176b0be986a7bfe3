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
  BulbOutlined,
  CalendarOutlined,
  CarOutlined,
  ClockCircleOutlined,
  CloudOutlined,
  ClusterOutlined,
  CodeOutlined,
  ContainerOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  DollarOutlined,
  FileOutlined,
  FileTextOutlined,
  FolderOutlined,
  FundOutlined,
  GlobalOutlined,
  HomeOutlined,
  InboxOutlined,
  LineChartOutlined,
  LinkOutlined,
  MessageOutlined,
  MoneyCollectOutlined,
  NotificationOutlined,
  PieChartOutlined,
  ProfileOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  ShoppingOutlined,
  TableOutlined,
  TagsOutlined,
  TeamOutlined,
  ToolOutlined,
  TransactionOutlined,
  TruckOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType, CSSProperties } from 'react';

export interface MenuIconProps {
  /** What the menu entry names. */
  name: string | undefined;
  /** Stands at the first level of the menu. */
  top: boolean;
  className?: string;
  style?: CSSProperties;
}

type Look = Pick<MenuIconProps, 'className' | 'style'>;

/** Icons a menu may name. All of them there are would weigh more than the rest of the shell. */
const ICONS: Record<string, ComponentType<Look>> = {
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
  bulb: BulbOutlined,
  calendar: CalendarOutlined,
  car: CarOutlined,
  'clock-circle': ClockCircleOutlined,
  cloud: CloudOutlined,
  cluster: ClusterOutlined,
  code: CodeOutlined,
  container: ContainerOutlined,
  dashboard: DashboardOutlined,
  database: DatabaseOutlined,
  dollar: DollarOutlined,
  file: FileOutlined,
  'file-text': FileTextOutlined,
  folder: FolderOutlined,
  fund: FundOutlined,
  global: GlobalOutlined,
  home: HomeOutlined,
  inbox: InboxOutlined,
  'line-chart': LineChartOutlined,
  link: LinkOutlined,
  message: MessageOutlined,
  'money-collect': MoneyCollectOutlined,
  notification: NotificationOutlined,
  'pie-chart': PieChartOutlined,
  profile: ProfileOutlined,
  safety: SafetyOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  'shopping-cart': ShoppingCartOutlined,
  shopping: ShoppingOutlined,
  table: TableOutlined,
  tags: TagsOutlined,
  team: TeamOutlined,
  tool: ToolOutlined,
  transaction: TransactionOutlined,
  truck: TruckOutlined,
  user: UserOutlined,
  wallet: WalletOutlined,
};

/** The icon a menu entry names, or a plain one: without, its title would stand out of line with its neighbours'. */
export function MenuIconSvg({ name, top, ...look }: MenuIconProps) {
  const Icon = ICONS[name ?? ''] ?? (top ? AppstoreOutlined : FileTextOutlined);
  return <Icon {...look} />;
}

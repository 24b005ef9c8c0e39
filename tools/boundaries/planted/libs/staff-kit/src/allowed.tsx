import { Button } from 'antd';

export const Allowed = Button;

import { Button } from 'antd';

export const Heavy = Button;

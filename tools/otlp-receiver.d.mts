export interface ReceivedSpan {
  service: string;
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  failed: boolean;
}
export function receiveTraces(): Promise<{
  endpoint: string;
  spans: ReceivedSpan[];
  raw: () => string;
  stop: () => Promise<void>;
}>;

import type { CommunicationType, Direction, FollowUpStatus } from '@tiraz/contracts/customer-care';

type Spoken = readonly [
  daysAgo: number,
  /** The e-mail address. */
  who: string,
  type: CommunicationType,
  direction: Direction,
  subject: string,
  content: string,
];

/** Oldest first. */
export const demoCommunications: readonly Spoken[] = [
  [
    140,
    'mariam@nile-threads.example',
    'meeting',
    'inbound',
    'Visit to the workshop',
    'Saw the polo line. Liked the two-tone collar; wants the same placket on the next order.',
  ],
  [
    101,
    'tarek@delta-sports.example',
    'phone',
    'outbound',
    'موعد التسليم',
    'اتفقنا على دفعتين: 300 قطعة في أول الشهر والباقي بعدها بأسبوعين.',
  ],
  [
    70,
    'layla@dune-label.example',
    'email',
    'inbound',
    'Labels',
    'Sent the woven label as a vector file.\nWidth 50 mm, folded at both ends.',
  ],
  [
    45,
    'reem@example.com',
    'phone',
    'outbound',
    'عرض السعر',
    'السعر أعلى قليلًا من ميزانيتها. تفكر في قماش أخف، وترد بعد العيد.',
  ],
  [
    31,
    'sara@marina-kids.example',
    'email',
    'outbound',
    'Size chart',
    'Sent the size chart for ages 4 to 12 with the tolerances.',
  ],
  [
    20,
    'faisal@najd-apparel.example',
    'phone',
    'inbound',
    'اللون الأزرق',
    'طلب أن يكون الأزرق أغمق درجة. أرسلنا له صورة اللون المعتمد ووافق.',
  ],
  [
    14,
    'mariam@nile-threads.example',
    'email',
    'outbound',
    'Deposit received',
    'Confirmed the deposit for the hoodies and the start of cutting.',
  ],
  [
    11,
    'orders@equal-streetwear.example',
    'note',
    'outbound',
    '',
    'Prefers WhatsApp after five in the afternoon. Signs invoices as =Equal.',
  ],
  [
    8,
    'abdullah@red-sea-co.example',
    'phone',
    'outbound',
    'Quotation for shirts',
    'Compares us with a workshop in Izmir. Delivery time matters more than price.',
  ],
  [
    5,
    'omar@qahira-wear.example',
    'meeting',
    'outbound',
    'مراجعة العينة',
    'وافق على العينة مع تعديل واحد: الجيب أعمق بسنتيمترين.',
  ],
  [
    3,
    'tarek@delta-sports.example',
    'email',
    'inbound',
    'عينة السويت شيرت',
    'يسأل متى تصل العينة إلى المنصورة.',
  ],
  [
    1,
    'salma@bint-elbalad.example',
    'phone',
    'inbound',
    'كمية أكبر',
    'تسأل عن السعر إذا زادت الكمية إلى 400 قطعة.',
  ],
];

type Planned = readonly [
  /** Before today when negative. */
  inDays: number,
  hour: number,
  who: string,
  subject: string,
  description: string,
  plannedDaysAgo: number,
  status: FollowUpStatus,
];

export const demoFollowUps: readonly Planned[] = [
  [-90, 11, 'tarek@delta-sports.example', 'تأكيد وصول الدفعة الأولى', '', 101, 'completed'],
  [-30, 12, 'reem@example.com', 'سؤالها عن القماش الأخف', 'كانت ستقرر بعد العيد.', 45, 'cancelled'],
  [-6, 10, 'orders@equal-streetwear.example', 'Send photographs of the puff print', '', 11, 'completed'],
  [
    -3,
    9,
    'abdullah@red-sea-co.example',
    'Call about the shirts',
    'He wanted to decide by the end of last week. Offer delivery in two parts.',
    8,
    'pending',
  ],
  [-1, 14, 'nour@example.com', 'متابعة عرض السعر', 'لم ترد على البريد. جرّب واتساب.', 6, 'pending'],
  [0, 11, 'salma@bint-elbalad.example', 'إرسال سعر 400 قطعة', 'مع موعد التسليم.', 1, 'pending'],
  [0, 16, 'mariam@nile-threads.example', 'Confirm the cutting date of the hoodies', '', 4, 'pending'],
  [2, 10, 'omar@qahira-wear.example', 'معاينة العينة بعد تعديل الجيب', '', 5, 'pending'],
  [
    5,
    13,
    'layla@dune-label.example',
    'Ask how the shirts sell',
    'She thought of a second colour for the season.',
    9,
    'pending',
  ],
  [9, 9, 'karim@studio-zamalek.example', 'Answer about the polo collar', '', 3, 'pending'],
];

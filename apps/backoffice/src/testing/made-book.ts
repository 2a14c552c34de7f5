/** Books for import tests, made without the code that reads them. */

export interface BrokenRow {
  readonly row: number;
  readonly field: string;
}

export interface MadeEvent {
  readonly day: string;
  readonly time: string;
  readonly people: number;
  readonly santim: number;
  readonly paid: number;
}

export interface MadeBook {
  readonly clients: { readonly csv: string; readonly broken: readonly BrokenRow[] };
  readonly events: {
    readonly csv: string;
    readonly broken: readonly BrokenRow[];
    readonly right: readonly MadeEvent[];
  };
}

const CLIENTS = 200;
const EVENTS = 40;
const BROKEN = 12;
const DAY = 86_400_000;

const amharic = 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' ');
const english =
  'Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagume'.split(
    ' ',
  );
const gregorian =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Computes days from the Ethiopian calendar's rules; Meskerem 1, 2019 is 2026-09-11. */
const count = (year: number, month: number, day: number) =>
  365 * year + Math.floor(year / 4) + 30 * (month - 1) + day;
const civil = (year: number, month: number, day: number) =>
  new Date(Date.UTC(2026, 8, 11) + (count(year, month, day) - count(2019, 1, 1)) * DAY);

function diceOf(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const below = (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % limit;
  };
  return {
    below,
    one: <Thing>(things: readonly Thing[]) => things[below(things.length)] ?? things[0],
  };
}
type Dice = ReturnType<typeof diceOf>;

const quoted = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

const phoneOf = (at: number) => String(911_000_000 + at * 37);

const phoneWritten = (digits: string, { one }: Dice) =>
  one([
    `0${digits}`,
    digits,
    `+251${digits}`,
    `251 ${digits}`,
    `0${digits.slice(0, 3)}-${digits.slice(3, 6)}.${digits.slice(6)}`,
  ]);

function dayWritten([year, month, day]: readonly [number, number, number], { one }: Dice) {
  const date = civil(year, month, day);
  const [inAmharic = '', inEnglish = ''] = [amharic[month - 1], english[month - 1]];
  return one([
    `${day}/${month}/${year}`,
    `${day}.${month}.${year}`,
    `${inAmharic} ${day} ${year}`,
    `${day} ${inAmharic} ${year} ዓ.ም.`,
    `${inEnglish} ${day}, ${year}`,
    `${gregorian[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  ]);
}

function sumWritten(santim: number, { one }: Dice) {
  const birr = Math.floor(santim / 100);
  const rest = String(santim % 100).padStart(2, '0');
  const grouped = (sign: string) => String(birr).replaceAll(/\B(?=(\d{3})+$)/gu, sign);
  const exact = [`${birr}.${rest}`, `${grouped(',')}.${rest} Br`, `${grouped(' ')}.${rest} ብር`];
  return one(santim % 100 === 0 ? [...exact, `${birr}.-`, grouped(' ')] : exact);
}

function brokenAmong(rows: number, { below }: Dice): ReadonlySet<number> {
  const places = new Set<number>();
  // Leaves the first two rows right, so that a repeated phone has a valid first row.
  while (places.size < BROKEN) places.add(2 + below(rows - 2));
  return places;
}

function clientsOf(dice: Dice): MadeBook['clients'] {
  const broken: BrokenRow[] = [];
  const places = brokenAmong(CLIENTS, dice);
  const lines = Array.from({ length: CLIENTS }, (_, at) => {
    const [name, phone] = [`ደንበኛ ${at}`, phoneWritten(phoneOf(at), dice) ?? ''];
    if (!places.has(at)) return quoted([String(at + 1), name, phone]);
    const [field, cells] = dice.one([
      ['primary_phone', [name, '91122']],
      ['primary_phone', [name, `0${phoneOf(at)} / 22`]],
      ['primary_phone', [name, `0${phoneOf(0)}`]],
      ['primary_phone', [name, '']],
      ['full_name', ['', phone]],
    ] as const) ?? ['', []];
    broken.push({ row: at + 2, field });
    return quoted([String(at + 1), ...cells]);
  });
  return { csv: ['ተ.ቁ,ሙሉ ስም,ስልክ', ...lines].join('\r\n'), broken };
}

const hours = ['07:00', '08:30', '11:30', '12:00', '15:00', '17:30', '18:00', '20:00'];

function timeWritten(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const said = `${((hour + 5) % 12) + 1}:${String(minute).padStart(2, '0')}`;
  return hour >= 18 ? `ማታ ${said}` : said;
}

function eventsOf(dice: Dice): MadeBook['events'] {
  const broken: BrokenRow[] = [];
  const right: MadeEvent[] = [];
  const places = brokenAmong(EVENTS, dice);
  const lines = Array.from({ length: EVENTS }, (_, at) => {
    const month = 1 + dice.below(13);
    const day = 1 + dice.below(month === 13 ? 5 : 30);
    const on = [2016 + dice.below(4), month, day] as const;
    const [time = '07:00', people] = [dice.one(hours), 50 + dice.below(900)];
    const santim = 100 * (1000 + dice.below(400_000)) + dice.one([0, 0, 50, 25])!;
    const paid = dice.one([0, 0, santim, 100 * Math.floor(santim / 300)]) ?? 0;
    const cells = {
      'client.name': `ባለ ድግስ ${at}`,
      'client.primary_phone': phoneWritten(phoneOf(400 + at), dice) ?? '',
      event_date: dayWritten(on, dice) ?? '',
      time: timeWritten(time),
      num_of_people: String(people),
      total: sumWritten(santim, dice) ?? '',
      received: paid === 0 ? '' : (sumWritten(paid, dice) ?? ''),
    };
    const wrong = dice.one([
      { event_date: `30/13/${on[0]}` },
      { event_date: `${day}/14/${on[0]}` },
      { event_date: 'after Easter' },
      { time: '13:00' },
      { num_of_people: 'many' },
      { total: '50.000,00' },
      { total: '5000 + 300' },
      { received: 'half' },
      { 'client.primary_phone': '0911' },
    ]);
    const [field] = Object.keys(wrong ?? {});
    if (places.has(at) && field !== undefined) broken.push({ row: at + 2, field });
    else
      right.push({
        day: civil(...on)
          .toISOString()
          .slice(0, 10),
        time,
        people,
        santim,
        paid,
      });
    return quoted(Object.values(places.has(at) ? { ...cells, ...wrong } : cells));
  });
  const heads = 'ደንበኛ,ስልክ,ቀን,ሰዓት,የሰው ብዛት,ጠቅላላ ዋጋ,ቅድመ ክፍያ';
  return { csv: [heads, ...lines].join('\r\n'), broken, right };
}

export function madeBook(seed: number): MadeBook {
  const dice = diceOf(seed);
  return { clients: clientsOf(dice), events: eventsOf(dice) };
}

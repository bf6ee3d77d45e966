import type { SeedAnnouncement } from './content'

const everywhere = { merchants: ['aurora', 'lotus'], noExpiry: 1 } as const
const notice = { ...everywhere, types: ['PL'], groupName: 'm_home' } as const
const ticker = { ...everywhere, types: ['PL', 'H'], groupName: 'm_home' } as const
const popup = { ...everywhere, types: ['PU'], groupName: 'm_home' } as const

export const announcements: readonly SeedAnnouncement[] = [
  {
    ...ticker,
    id: 'notice-play-money',
    startDate: '2026-01-01T09:00:00Z',
    texts: {
      en: {
        title: 'This site runs on play money: deposits and withdrawals move no real funds.',
        content:
          '<p>Every balance here is <b>play money</b>. Deposits and withdrawals go through a demo payment provider that moves no real funds, and the balance cannot be exchanged for real money.</p><p>Use it to try the games and to learn how the site works.</p>',
      },
      pt: {
        title: 'Este site usa dinheiro de brincadeira: depósitos e saques não movimentam valores reais.',
        content:
          '<p>Todo saldo aqui é <b>dinheiro de brincadeira</b>. Depósitos e saques passam por um provedor de pagamento de demonstração que não movimenta valores reais, e o saldo não pode ser trocado por dinheiro real.</p><p>Aproveite para testar os jogos e conhecer o site.</p>',
      },
      ja: {
        title: '当サイトはプレイマネー専用です。入出金で実際のお金は動きません。',
        content:
          '<p>残高はすべて<b>プレイマネー</b>です。入金も出金もデモ用の決済サービスを通り、実際のお金は動きません。残高を現金に換えることはできません。</p><p>ゲームやサイトの使い方を試すためにご利用ください。</p>',
      },
      ko: {
        title: '이 사이트는 모의 머니만 사용합니다. 입출금에 실제 돈은 오가지 않습니다.',
        content:
          '<p>모든 잔액은 <b>모의 머니</b>입니다. 입금과 출금은 실제 돈이 오가지 않는 데모 결제사를 통해 처리되며, 잔액은 현금으로 바꿀 수 없습니다.</p><p>게임과 사이트 이용법을 체험하는 용도로 사용하세요.</p>',
      },
      es: {
        title: 'Este sitio usa dinero ficticio: los depósitos y retiros no mueven fondos reales.',
        content:
          '<p>Todo saldo es <b>dinero ficticio</b>. Los depósitos y retiros pasan por un proveedor de pagos de demostración que no mueve fondos reales, y el saldo no se puede cambiar por dinero real.</p><p>Úsalo para probar los juegos y conocer el sitio.</p>',
      },
      th: {
        title: 'เว็บไซต์นี้ใช้เงินเล่นเท่านั้น การฝากและถอนไม่มีการโอนเงินจริง',
        content:
          '<p>ยอดเงินทั้งหมดเป็น<b>เงินเล่น</b> การฝากและถอนทำผ่านผู้ให้บริการชำระเงินสาธิตที่ไม่มีการโอนเงินจริง และนำยอดเงินไปแลกเป็นเงินจริงไม่ได้</p><p>ใช้เพื่อทดลองเล่นเกมและเรียนรู้การใช้งานเว็บไซต์</p>',
      },
    },
  },
  {
    ...ticker,
    id: 'notice-rtp',
    startDate: '2026-02-03T09:00:00Z',
    texts: {
      en: {
        title: 'RTP and paytable are shown in every slot before the first bet.',
        content:
          '<p>The return to player (RTP) of each slot is calculated exactly, by counting every combination of its reels, and shown with the paytable before your first bet.</p><p>RTP is a long-run average. A single session can end far above or below it.</p>',
      },
      pt: {
        title: 'RTP e tabela de pagamentos aparecem em cada slot antes da primeira aposta.',
        content:
          '<p>O retorno ao jogador (RTP) de cada slot é calculado com exatidão, contando todas as combinações dos rolos, e aparece com a tabela de pagamentos antes da sua primeira aposta.</p><p>O RTP é uma média de longo prazo. Uma sessão pode terminar muito acima ou muito abaixo dele.</p>',
      },
      ja: {
        title: 'すべてのスロットで、最初のベット前にRTPと配当表を表示します。',
        content:
          '<p>各スロットの還元率（RTP）は、リールの全組み合わせを数えて正確に計算し、最初のベットの前に配当表とともに表示します。</p><p>RTPは長期的な平均値です。1回のプレイ結果は大きく上下することがあります。</p>',
      },
      ko: {
        title: '모든 슬롯은 첫 베팅 전에 RTP와 배당표를 보여 줍니다.',
        content:
          '<p>각 슬롯의 환수율(RTP)은 릴의 모든 조합을 세어 정확히 계산하며, 첫 베팅 전에 배당표와 함께 표시됩니다.</p><p>RTP는 장기 평균입니다. 한 번의 플레이 결과는 이와 크게 다를 수 있습니다.</p>',
      },
      es: {
        title: 'El RTP y la tabla de pagos se ven en cada slot antes de la primera apuesta.',
        content:
          '<p>El retorno al jugador (RTP) de cada slot se calcula con exactitud, contando todas las combinaciones de sus rodillos, y se muestra con la tabla de pagos antes de tu primera apuesta.</p><p>El RTP es una media a largo plazo. Una sesión puede acabar muy por encima o muy por debajo.</p>',
      },
      th: {
        title: 'ทุกสล็อตแสดงค่า RTP และตารางจ่ายก่อนเดิมพันครั้งแรก',
        content:
          '<p>อัตราคืนผู้เล่น (RTP) ของแต่ละสล็อตคำนวณอย่างแม่นยำจากการนับทุกผลลัพธ์ของวงล้อ และแสดงพร้อมตารางจ่ายก่อนเดิมพันครั้งแรก</p><p>RTP เป็นค่าเฉลี่ยระยะยาว ผลการเล่นแต่ละครั้งอาจสูงหรือต่ำกว่ามาก</p>',
      },
    },
  },
  {
    ...notice,
    // The id of an earlier text, so that seeded databases are updated.
    id: 'notice-coming-soon',
    startDate: '2026-03-10T09:00:00Z',
    texts: {
      en: {
        title: 'Live tables, sports and lotteries are open',
        content:
          '<p>Besides slots, the lobby offers <b>live tables, sports and lotteries</b>. Every game on the shelf can be played today.</p>',
      },
      pt: {
        title: 'Mesas ao vivo, esportes e loterias estão abertos',
        content:
          '<p>Além dos slots, o lobby tem <b>mesas ao vivo, esportes e loterias</b>. Todos os jogos da vitrine já podem ser jogados.</p>',
      },
      ja: {
        title: 'ライブ、スポーツ、宝くじで遊べます',
        content:
          '<p>スロットのほかに、<b>ライブ、スポーツ、宝くじ</b>もご用意しています。掲載中のゲームはすべて今すぐ遊べます。</p>',
      },
      ko: {
        title: '라이브, 스포츠, 복권을 이용할 수 있습니다',
        content:
          '<p>슬롯뿐 아니라 <b>라이브, 스포츠, 복권</b>도 준비되어 있습니다. 표시된 모든 게임을 지금 바로 플레이할 수 있습니다.</p>',
      },
      es: {
        title: 'Mesas en vivo, deportes y loterías, ya abiertos',
        content:
          '<p>Además de los slots, el lobby ofrece <b>mesas en vivo, deportes y loterías</b>. Todos los juegos a la vista ya se pueden jugar.</p>',
      },
      th: {
        title: 'คาสิโนสด กีฬา และหวย เปิดให้เล่นแล้ว',
        content: '<p>นอกจากสล็อตแล้ว ล็อบบี้ยังมี<b>คาสิโนสด กีฬา และหวย</b> ทุกเกมที่แสดงอยู่เล่นได้แล้ววันนี้</p>',
      },
    },
  },
  {
    ...ticker,
    id: 'notice-records',
    startDate: '2026-04-14T09:00:00Z',
    texts: {
      en: {
        title: 'Every bet and every payout is in your bet record, seconds after the round.',
        content:
          '<p>Open <b>Bet record</b> to see the stake, the result and the round number of each game. <b>Account record</b> lists everything that changed your balance.</p>',
      },
      pt: {
        title: 'Toda aposta e todo prêmio aparecem no seu histórico segundos após a rodada.',
        content:
          '<p>Abra o <b>Histórico de apostas</b> para ver o valor, o resultado e o número da rodada de cada jogo. O <b>Extrato da conta</b> lista tudo o que mudou seu saldo.</p>',
      },
      ja: {
        title: 'ベットと配当は、ラウンド終了後すぐに履歴へ記録されます。',
        content:
          '<p><b>ベット履歴</b>では、賭け金、結果、ラウンド番号を確認できます。<b>入出金履歴</b>には、残高の変動がすべて表示されます。</p>',
      },
      ko: {
        title: '모든 베팅과 당첨은 라운드 직후 베팅 기록에 남습니다.',
        content:
          '<p><b>베팅 기록</b>에서 게임별 베팅 금액, 결과, 라운드 번호를 볼 수 있습니다. <b>계정 기록</b>에는 잔액을 바꾼 모든 내역이 표시됩니다.</p>',
      },
      es: {
        title: 'Cada apuesta y cada premio aparecen en tu historial segundos después.',
        content:
          '<p>Abre el <b>Historial de apuestas</b> para ver el importe, el resultado y el número de ronda de cada juego. El <b>Registro de cuenta</b> muestra todo lo que cambió tu saldo.</p>',
      },
      th: {
        title: 'ทุกเดิมพันและทุกเงินรางวัลอยู่ในประวัติเดิมพันทันทีหลังจบรอบ',
        content:
          '<p>เปิด<b>ประวัติเดิมพัน</b>เพื่อดูยอดเดิมพัน ผลลัพธ์ และหมายเลขรอบของแต่ละเกม ส่วน<b>ประวัติบัญชี</b>แสดงทุกรายการที่ทำให้ยอดเงินเปลี่ยน</p>',
      },
    },
  },
  {
    ...notice,
    id: 'notice-security',
    startDate: '2026-05-19T09:00:00Z',
    texts: {
      en: {
        title: 'We never ask for your password',
        content:
          '<p>Nobody from this site will ask for your password by message or phone. Use a password that you use nowhere else, and change it under <b>Settings</b> whenever you doubt it.</p>',
      },
      pt: {
        title: 'Nunca pedimos a sua senha',
        content:
          '<p>Ninguém deste site vai pedir sua senha por mensagem ou telefone. Use uma senha exclusiva e troque-a em <b>Configurações</b> sempre que tiver dúvida.</p>',
      },
      ja: {
        title: 'パスワードをお尋ねすることはありません',
        content:
          '<p>当サイトの担当者が、メッセージや電話でパスワードを尋ねることは決してありません。他で使っていないパスワードを設定し、不安なときは<b>設定</b>から変更してください。</p>',
      },
      ko: {
        title: '비밀번호를 묻지 않습니다',
        content:
          '<p>저희는 메시지나 전화로 비밀번호를 절대 묻지 않습니다. 다른 곳에서 쓰지 않는 비밀번호를 사용하고, 걱정될 때는 <b>설정</b>에서 변경하세요.</p>',
      },
      es: {
        title: 'Nunca te pediremos la contraseña',
        content:
          '<p>Nadie de este sitio te pedirá la contraseña por mensaje o teléfono. Usa una que no utilices en otro lugar y cámbiala en <b>Ajustes</b> ante cualquier duda.</p>',
      },
      th: {
        title: 'เราไม่เคยถามรหัสผ่านของคุณ',
        content:
          '<p>จะไม่มีเจ้าหน้าที่ของเว็บไซต์นี้ถามรหัสผ่านผ่านข้อความหรือโทรศัพท์ ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น และเปลี่ยนได้ที่<b>การตั้งค่า</b>เมื่อไม่มั่นใจ</p>',
      },
    },
  },
  {
    ...notice,
    id: 'notice-languages',
    startDate: '2026-06-16T09:00:00Z',
    texts: {
      en: {
        title: 'Six languages, light and dark',
        content:
          '<p>Change the language and the colour theme in the side menu. Your choice is kept on this device.</p>',
      },
      pt: {
        title: 'Seis idiomas, claro e escuro',
        content: '<p>Troque o idioma e o tema de cores no menu lateral. Sua escolha fica salva neste aparelho.</p>',
      },
      ja: {
        title: '6言語、ライトとダークに対応',
        content: '<p>言語とテーマはサイドメニューから変更できます。設定はこの端末に保存されます。</p>',
      },
      ko: {
        title: '6개 언어, 라이트와 다크 테마',
        content: '<p>사이드 메뉴에서 언어와 색상 테마를 바꿀 수 있습니다. 선택한 설정은 이 기기에 저장됩니다.</p>',
      },
      es: {
        title: 'Seis idiomas, claro y oscuro',
        content:
          '<p>Cambia el idioma y el tema de color en el menú lateral. Tu elección se guarda en este dispositivo.</p>',
      },
      th: { title: 'หกภาษา ธีมสว่างและธีมมืด', content: '<p>เปลี่ยนภาษาและธีมสีได้ที่เมนูด้านข้าง ระบบจะจำการตั้งค่าไว้ในอุปกรณ์นี้</p>' },
    },
  },
  {
    ...notice,
    id: 'notice-register-age',
    groupName: 'm_reg',
    startDate: '2026-01-01T09:00:00Z',
    texts: {
      en: {
        title: 'Adults only',
        content:
          '<p>Please register only if you have reached the minimum age stated on the form. Play money does not make these games suitable for children.</p>',
      },
      pt: {
        title: 'Somente para adultos',
        content:
          '<p>Cadastre-se apenas se tiver a idade mínima indicada no formulário. O dinheiro de brincadeira não torna estes jogos adequados para crianças.</p>',
      },
      ja: {
        title: '成人のみご利用いただけます',
        content:
          '<p>フォームに記載の最低年齢に達している方のみご登録ください。プレイマネーであっても、お子様向けのゲームではありません。</p>',
      },
      ko: {
        title: '성인만 이용할 수 있습니다',
        content:
          '<p>가입 양식에 표시된 최소 연령 이상인 경우에만 가입하세요. 모의 머니라도 어린이에게 적합한 게임은 아닙니다.</p>',
      },
      es: {
        title: 'Solo para mayores de edad',
        content:
          '<p>Regístrate solo si tienes la edad mínima indicada en el formulario. Que el dinero sea ficticio no hace estos juegos adecuados para menores.</p>',
      },
      th: {
        title: 'สำหรับผู้ใหญ่เท่านั้น',
        content: '<p>โปรดสมัครเฉพาะเมื่อคุณมีอายุถึงเกณฑ์ขั้นต่ำที่ระบุในแบบฟอร์ม แม้ใช้เงินเล่น เกมเหล่านี้ก็ไม่เหมาะสำหรับเด็ก</p>',
      },
    },
  },
  {
    ...popup,
    id: 'popup-welcome',
    link: '/m/help',
    startDate: '2026-01-01T09:00:00Z',
    texts: {
      en: {
        title: 'Good to have you here',
        content:
          '<p>Your balance is <b>play money</b>: it cannot be exchanged for real money.</p><ul><li>Paytable and RTP before the first bet</li><li>Each round can be checked afterwards</li><li>Everything is listed in your records</li></ul>',
      },
      pt: {
        title: 'Que bom ter você aqui',
        content:
          '<p>Seu saldo é <b>dinheiro de brincadeira</b>: não pode ser trocado por dinheiro real.</p><ul><li>Tabela de pagamentos e RTP antes da primeira aposta</li><li>Toda rodada pode ser conferida depois</li><li>Tudo fica registrado no seu histórico</li></ul>',
      },
      ja: {
        title: 'ようこそ',
        content:
          '<p>残高は<b>プレイマネー</b>です。現金に換えることはできません。</p><ul><li>最初のベット前に配当表とRTPを表示</li><li>各ラウンドはあとから検証可能</li><li>すべての記録を履歴で確認</li></ul>',
      },
      ko: {
        title: '반갑습니다',
        content:
          '<p>잔액은 <b>모의 머니</b>이며 현금으로 바꿀 수 없습니다.</p><ul><li>첫 베팅 전에 배당표와 RTP 표시</li><li>모든 라운드를 나중에 검증 가능</li><li>모든 내역을 기록에서 확인</li></ul>',
      },
      es: {
        title: 'Nos alegra verte por aquí',
        content:
          '<p>Tu saldo es <b>dinero ficticio</b>: no se puede cambiar por dinero real.</p><ul><li>Tabla de pagos y RTP antes de la primera apuesta</li><li>Cada ronda se puede comprobar después</li><li>Todo queda en tu historial</li></ul>',
      },
      th: {
        title: 'ยินดีต้อนรับ',
        content:
          '<p>ยอดเงินของคุณเป็น<b>เงินเล่น</b> แลกเป็นเงินจริงไม่ได้</p><ul><li>ดูตารางจ่ายและ RTP ก่อนเดิมพันครั้งแรก</li><li>ตรวจสอบทุกรอบย้อนหลังได้</li><li>ทุกรายการอยู่ในประวัติของคุณ</li></ul>',
      },
    },
  },
  {
    ...popup,
    id: 'popup-pause',
    link: '/m/activity?id=promotion-own-limits',
    startDate: '2026-02-01T09:00:00Z',
    texts: {
      en: {
        title: 'A small agreement with yourself',
        content:
          '<p>Before you start, decide when you will stop. Games are made to entertain, not to solve anything. If playing stops being fun, close the site and talk to someone.</p>',
      },
      pt: {
        title: 'Um pequeno acordo com você',
        content:
          '<p>Antes de começar, decida quando vai parar. Jogos servem para divertir, não para resolver problemas. Se deixar de ser divertido, feche o site e converse com alguém.</p>',
      },
      ja: {
        title: '自分との小さな約束',
        content:
          '<p>始める前に、いつやめるかを決めておきましょう。ゲームは楽しむためのもので、問題を解決するものではありません。楽しくなくなったらサイトを閉じ、誰かに相談してください。</p>',
      },
      ko: {
        title: '나와의 작은 약속',
        content:
          '<p>시작하기 전에 언제 멈출지 정하세요. 게임은 즐기기 위한 것이지 문제를 해결해 주지 않습니다. 더 이상 즐겁지 않다면 사이트를 닫고 누군가와 이야기해 보세요.</p>',
      },
      es: {
        title: 'Un pequeño acuerdo contigo',
        content:
          '<p>Antes de empezar, decide cuándo vas a parar. Los juegos entretienen, no resuelven nada. Si deja de ser divertido, cierra el sitio y habla con alguien.</p>',
      },
      th: {
        title: 'ข้อตกลงเล็ก ๆ กับตัวเอง',
        content:
          '<p>ก่อนเริ่มเล่น กำหนดเวลาที่จะหยุด เกมมีไว้เพื่อความบันเทิง ไม่ได้ช่วยแก้ปัญหาใด ๆ หากไม่สนุกแล้ว ให้ปิดเว็บไซต์และคุยกับใครสักคน</p>',
      },
    },
  },
]

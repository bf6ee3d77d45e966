import type { SeedHelpEntry } from './content'

export const helpEntries: readonly SeedHelpEntry[] = [
  {
    id: 'help-play-money',
    texts: {
      en: {
        title: 'Is this real money?',
        content:
          '<p>No. The whole site runs on <b>play money</b>. It cannot be exchanged for real money; deposits, withdrawals, payment and game providers are demonstrations.</p><p>Running such a site with real money requires a licence in each country. This site holds none and offers no gambling for money.</p>',
      },
      pt: {
        title: 'É dinheiro de verdade?',
        content:
          '<p>Não. O site inteiro usa <b>dinheiro de brincadeira</b>. Ele não pode ser trocado por dinheiro real; depósitos, saques e provedores de pagamento e de jogos são demonstrações.</p><p>Operar um site assim com dinheiro real exige licença em cada país. Este site não tem nenhuma e não oferece apostas a dinheiro.</p>',
      },
      ja: {
        title: '本物のお金を使いますか？',
        content:
          '<p>いいえ。サイト全体が<b>プレイマネー</b>です。現金に換えることはできず、入出金も、決済とゲームの提供元もデモです。</p><p>実際のお金で運営するには各国の免許が必要です。当サイトは免許を持たず、金銭を賭けるサービスは提供していません。</p>',
      },
      ko: {
        title: '실제 돈인가요?',
        content:
          '<p>아니요. 사이트 전체가 <b>모의 머니</b>로 운영됩니다. 현금으로 바꿀 수 없으며 입출금과 결제사, 게임사는 모두 데모입니다.</p><p>실제 돈으로 운영하려면 국가별 허가가 필요합니다. 이 사이트는 허가가 없으며 금전 도박을 제공하지 않습니다.</p>',
      },
      es: {
        title: '¿Es dinero real?',
        content:
          '<p>No. Todo el sitio usa <b>dinero ficticio</b>. No se puede cambiar por dinero real; los depósitos, los retiros y los proveedores de pagos y juegos son demostraciones.</p><p>Operar un sitio así con dinero real exige una licencia en cada país. Este sitio no tiene ninguna y no ofrece apuestas con dinero.</p>',
      },
      th: {
        title: 'ใช้เงินจริงหรือไม่',
        content:
          '<p>ไม่ใช่ ทั้งเว็บไซต์ใช้<b>เงินเล่น</b> แลกเป็นเงินจริงไม่ได้ การฝาก การถอน ผู้ให้บริการชำระเงินและเกมเป็นเพียงการสาธิต</p><p>การเปิดให้บริการด้วยเงินจริงต้องมีใบอนุญาตในแต่ละประเทศ เว็บไซต์นี้ไม่มีใบอนุญาตและไม่มีการพนันด้วยเงินจริง</p>',
      },
    },
  },
  {
    id: 'help-account',
    texts: {
      en: {
        title: 'How do I open an account?',
        content:
          '<p>Tap <b>Register</b>, choose a username and a password of at least eight characters, and type the digits of the picture. You are logged in at once. One account per person, adults only.</p>',
      },
      pt: {
        title: 'Como abro uma conta?',
        content:
          '<p>Toque em <b>Cadastrar</b>, escolha um usuário e uma senha de pelo menos oito caracteres e digite os números da imagem. Você entra na hora. Uma conta por pessoa, somente adultos.</p>',
      },
      ja: {
        title: 'アカウントの作り方',
        content:
          '<p><b>登録</b>をタップし、ユーザー名と8文字以上のパスワードを決め、画像の数字を入力します。登録後すぐにログインします。1人1アカウント、成人のみです。</p>',
      },
      ko: {
        title: '계정은 어떻게 만드나요?',
        content:
          '<p><b>회원가입</b>을 누르고 아이디와 8자 이상의 비밀번호를 정한 뒤 그림 속 숫자를 입력하세요. 바로 로그인됩니다. 1인 1계정, 성인만 가능합니다.</p>',
      },
      es: {
        title: '¿Cómo abro una cuenta?',
        content:
          '<p>Toca <b>Registrarse</b>, elige un usuario y una contraseña de al menos ocho caracteres y escribe los dígitos de la imagen. Entrarás al instante. Una cuenta por persona, solo adultos.</p>',
      },
      th: {
        title: 'เปิดบัญชีอย่างไร',
        content:
          '<p>แตะ<b>สมัครสมาชิก</b> ตั้งชื่อผู้ใช้และรหัสผ่านอย่างน้อยแปดตัวอักษร แล้วพิมพ์ตัวเลขในภาพ ระบบจะเข้าสู่ระบบให้ทันที หนึ่งคนต่อหนึ่งบัญชี สำหรับผู้ใหญ่เท่านั้น</p>',
      },
    },
  },
  {
    id: 'help-password',
    texts: {
      en: {
        title: 'How do I change my password?',
        content:
          '<p>Open <b>Settings</b>, then <b>Change password</b>. You need the current one. A long phrase that you use nowhere else is better than a short word with symbols.</p>',
      },
      pt: {
        title: 'Como troco a senha?',
        content:
          '<p>Abra <b>Configurações</b> e depois <b>Alterar senha</b>. Você precisa da senha atual. Uma frase longa e exclusiva é melhor que uma palavra curta com símbolos.</p>',
      },
      ja: {
        title: 'パスワードを変更するには',
        content:
          '<p><b>設定</b>から<b>パスワード変更</b>を開きます。現在のパスワードが必要です。記号入りの短い単語より、他で使わない長いフレーズが安全です。</p>',
      },
      ko: {
        title: '비밀번호는 어떻게 바꾸나요?',
        content:
          '<p><b>설정</b>에서 <b>비밀번호 변경</b>을 여세요. 현재 비밀번호가 필요합니다. 기호를 섞은 짧은 단어보다 다른 곳에서 쓰지 않는 긴 문구가 안전합니다.</p>',
      },
      es: {
        title: '¿Cómo cambio la contraseña?',
        content:
          '<p>Abre <b>Ajustes</b> y después <b>Cambiar contraseña</b>. Necesitas la actual. Una frase larga y única es mejor que una palabra corta con símbolos.</p>',
      },
      th: {
        title: 'เปลี่ยนรหัสผ่านอย่างไร',
        content: '<p>เปิด<b>การตั้งค่า</b> แล้วเลือก<b>เปลี่ยนรหัสผ่าน</b> ต้องใช้รหัสผ่านปัจจุบัน วลียาวที่ไม่ใช้ซ้ำที่อื่นดีกว่าคำสั้นที่มีสัญลักษณ์</p>',
      },
    },
  },
  {
    id: 'help-deposit',
    texts: {
      en: {
        title: 'How does a deposit work?',
        content:
          '<p>Choose a method and an amount. You are led to the page of a <b>demo payment provider</b>, where you confirm or cancel; no bank is contacted. The status page then updates by itself, and the play money appears in your balance.</p>',
      },
      pt: {
        title: 'Como funciona um depósito?',
        content:
          '<p>Escolha um método e um valor. Você vai para a página de um <b>provedor de pagamento de demonstração</b>, onde confirma ou cancela; nenhum banco é contatado. A página de status se atualiza sozinha e o dinheiro de brincadeira aparece no saldo.</p>',
      },
      ja: {
        title: '入金の仕組み',
        content:
          '<p>方法と金額を選ぶと、<b>デモ決済サービス</b>のページへ移動します。そこで確定または取り消しを選びます。銀行には接続しません。状況ページは自動で更新され、プレイマネーが残高に反映されます。</p>',
      },
      ko: {
        title: '입금은 어떻게 진행되나요?',
        content:
          '<p>수단과 금액을 고르면 <b>데모 결제사</b> 페이지로 이동해 확인하거나 취소합니다. 은행과는 연결되지 않습니다. 상태 페이지가 자동으로 갱신되고 모의 머니가 잔액에 반영됩니다.</p>',
      },
      es: {
        title: '¿Cómo funciona un depósito?',
        content:
          '<p>Elige un método y un importe. Irás a la página de un <b>proveedor de pago de demostración</b>, donde confirmas o cancelas; no se contacta con ningún banco. La página de estado se actualiza sola y el dinero ficticio aparece en tu saldo.</p>',
      },
      th: {
        title: 'การฝากเงินทำงานอย่างไร',
        content:
          '<p>เลือกวิธีและจำนวนเงิน ระบบจะพาไปยังหน้าของ<b>ผู้ให้บริการชำระเงินสาธิต</b>เพื่อยืนยันหรือยกเลิก โดยไม่มีการติดต่อธนาคาร หน้าสถานะจะอัปเดตเอง แล้วเงินเล่นจะเข้ายอดเงินของคุณ</p>',
      },
    },
  },
  {
    id: 'help-deposit-limits',
    texts: {
      en: {
        title: 'What are the deposit limits?',
        content:
          '<p>The smallest and largest amount, the fee and what is left of your daily limit are shown on the deposit page <b>before</b> you confirm. A request that is not confirmed expires and changes nothing.</p>',
      },
      pt: {
        title: 'Quais são os limites de depósito?',
        content:
          '<p>O valor mínimo e o máximo, a taxa e o restante do limite diário aparecem na página de depósito <b>antes</b> da confirmação. Um pedido não confirmado expira e não muda nada.</p>',
      },
      ja: {
        title: '入金限度額',
        content:
          '<p>最小額と最大額、手数料、1日の残り限度額は、確定<b>前</b>に入金ページに表示されます。確定しなかった申請は期限切れとなり、残高は変わりません。</p>',
      },
      ko: {
        title: '입금 한도는 얼마인가요?',
        content:
          '<p>최소·최대 금액, 수수료, 남은 일일 한도는 확인하기 <b>전에</b> 입금 페이지에 표시됩니다. 확인하지 않은 요청은 만료되며 잔액은 바뀌지 않습니다.</p>',
      },
      es: {
        title: '¿Cuáles son los límites de depósito?',
        content:
          '<p>El importe mínimo y máximo, la comisión y lo que queda de tu límite diario se muestran en la página de depósito <b>antes</b> de confirmar. Una solicitud sin confirmar caduca y no cambia nada.</p>',
      },
      th: {
        title: 'วงเงินฝากเป็นเท่าไร',
        content:
          '<p>จำนวนขั้นต่ำและสูงสุด ค่าธรรมเนียม และวงเงินรายวันที่เหลือจะแสดงในหน้าฝากเงิน<b>ก่อน</b>ยืนยัน คำขอที่ไม่ได้ยืนยันจะหมดอายุและไม่มีผลใด ๆ</p>',
      },
    },
  },
  {
    id: 'help-fairness',
    texts: {
      en: {
        title: 'How do I know a round was fair?',
        content:
          '<p>The result is calculated from a server seed, your client seed and a counter. The hash of the server seed is shown before you bet; the seed itself is revealed when it is changed. The verify page in the game repeats the calculation in your browser.</p><p>Results never depend on who plays, on your balance, or on earlier rounds.</p>',
      },
      pt: {
        title: 'Como sei que a rodada foi justa?',
        content:
          '<p>O resultado é calculado a partir de uma semente do servidor, da sua semente e de um contador. O hash da semente do servidor aparece antes da aposta; a semente é revelada quando muda. A página de verificação do jogo repete o cálculo no seu navegador.</p><p>Os resultados nunca dependem de quem joga, do saldo ou de rodadas anteriores.</p>',
      },
      ja: {
        title: 'ラウンドの公正さを確かめるには',
        content:
          '<p>結果はサーバーシード、クライアントシード、カウンターから計算されます。サーバーシードのハッシュはベット前に表示され、シード自体は切り替え時に公開されます。ゲーム内の検証ページで、同じ計算をブラウザーで再現できます。</p><p>結果がプレイヤー、残高、過去のラウンドに左右されることはありません。</p>',
      },
      ko: {
        title: '라운드가 공정한지 어떻게 아나요?',
        content:
          '<p>결과는 서버 시드, 클라이언트 시드, 카운터로 계산됩니다. 서버 시드의 해시는 베팅 전에 표시되고, 시드는 교체할 때 공개됩니다. 게임 안의 검증 페이지가 브라우저에서 같은 계산을 반복합니다.</p><p>결과는 플레이어, 잔액, 이전 라운드에 따라 달라지지 않습니다.</p>',
      },
      es: {
        title: '¿Cómo sé que una ronda fue justa?',
        content:
          '<p>El resultado se calcula con una semilla del servidor, tu semilla y un contador. El hash de la semilla del servidor se muestra antes de apostar; la semilla se revela al cambiarla. La página de verificación del juego repite el cálculo en tu navegador.</p><p>Los resultados nunca dependen de quién juega, del saldo ni de rondas anteriores.</p>',
      },
      th: {
        title: 'รู้ได้อย่างไรว่ารอบนั้นยุติธรรม',
        content:
          '<p>ผลคำนวณจากซีดเซิร์ฟเวอร์ ซีดของคุณ และตัวนับ แฮชของซีดเซิร์ฟเวอร์แสดงก่อนเดิมพัน และซีดจะถูกเปิดเผยเมื่อมีการเปลี่ยน หน้าตรวจสอบในเกมคำนวณซ้ำในเบราว์เซอร์ของคุณ</p><p>ผลไม่ขึ้นกับผู้เล่น ยอดเงิน หรือรอบก่อนหน้า</p>',
      },
    },
  },
  {
    id: 'help-rtp',
    texts: {
      en: {
        title: 'What do RTP and volatility mean?',
        content:
          '<p><b>RTP</b> is the share of all stakes that a game pays back over a very long time. <b>Volatility</b> says how unevenly: low means small wins often, high means large wins rarely.</p><p>An RTP below 100 % means that players lose on average, the more the longer they play.</p>',
      },
      pt: {
        title: 'O que são RTP e volatilidade?',
        content:
          '<p><b>RTP</b> é a parte de todas as apostas que um jogo devolve em um prazo muito longo. <b>Volatilidade</b> diz com que regularidade: baixa são prêmios pequenos e frequentes, alta são prêmios grandes e raros.</p><p>RTP abaixo de 100% significa que, em média, o jogador perde, e perde mais quanto mais joga.</p>',
      },
      ja: {
        title: 'RTPとボラティリティとは',
        content:
          '<p><b>RTP</b>は、非常に長い期間で賭け金のうち払い戻される割合です。<b>ボラティリティ</b>は当たりの偏りを示し、低いと小さな当たりが多く、高いと大きな当たりがまれに出ます。</p><p>RTPが100%未満なら平均ではプレイヤーが負け、長く遊ぶほど損失は増えます。</p>',
      },
      ko: {
        title: 'RTP와 변동성은 무엇인가요?',
        content:
          '<p><b>RTP</b>는 아주 긴 기간 동안 전체 베팅액 중 돌려주는 비율입니다. <b>변동성</b>은 얼마나 고르게 돌려주는지를 뜻하며, 낮으면 작은 당첨이 자주, 높으면 큰 당첨이 드물게 나옵니다.</p><p>RTP가 100% 미만이면 평균적으로 플레이어가 잃으며, 오래 할수록 더 잃습니다.</p>',
      },
      es: {
        title: '¿Qué significan RTP y volatilidad?',
        content:
          '<p>El <b>RTP</b> es la parte de todas las apuestas que un juego devuelve a muy largo plazo. La <b>volatilidad</b> indica con qué regularidad: baja son premios pequeños y frecuentes, alta son premios grandes y raros.</p><p>Un RTP inferior al 100 % significa que, de media, el jugador pierde, y más cuanto más juega.</p>',
      },
      th: {
        title: 'RTP และความผันผวนคืออะไร',
        content:
          '<p><b>RTP</b> คือสัดส่วนของเงินเดิมพันทั้งหมดที่เกมจ่ายคืนในระยะยาวมาก <b>ความผันผวน</b>บอกความสม่ำเสมอ ต่ำคือรางวัลเล็กแต่บ่อย สูงคือรางวัลใหญ่แต่นาน ๆ ครั้ง</p><p>RTP ต่ำกว่า 100% หมายความว่าโดยเฉลี่ยผู้เล่นจะเสีย และยิ่งเล่นนานยิ่งเสียมาก</p>',
      },
    },
  },
  {
    id: 'help-records',
    texts: {
      en: {
        title: 'Where do I see my bets and balance changes?',
        content:
          '<p><b>Bet record</b> lists every round with stake, result and round number. <b>Account record</b> lists deposits, bets, payouts and refunds with the balance after each. Days follow the time zone of the site.</p>',
      },
      pt: {
        title: 'Onde vejo minhas apostas e mudanças de saldo?',
        content:
          '<p>O <b>Histórico de apostas</b> lista cada rodada com valor, resultado e número. O <b>Extrato da conta</b> lista depósitos, apostas, prêmios e estornos com o saldo após cada um. Os dias seguem o fuso do site.</p>',
      },
      ja: {
        title: 'ベットと残高の変動を見るには',
        content:
          '<p><b>ベット履歴</b>には賭け金、結果、ラウンド番号が表示されます。<b>入出金履歴</b>には入金、ベット、配当、払い戻しと、その都度の残高が表示されます。日付はサイトのタイムゾーンに従います。</p>',
      },
      ko: {
        title: '베팅과 잔액 변동은 어디서 보나요?',
        content:
          '<p><b>베팅 기록</b>에는 라운드별 베팅액, 결과, 번호가 있습니다. <b>계정 기록</b>에는 입금, 베팅, 당첨, 환불과 그때그때의 잔액이 표시됩니다. 날짜는 사이트 시간대를 따릅니다.</p>',
      },
      es: {
        title: '¿Dónde veo mis apuestas y cambios de saldo?',
        content:
          '<p>El <b>Historial de apuestas</b> muestra cada ronda con importe, resultado y número. El <b>Registro de cuenta</b> muestra depósitos, apuestas, premios y reembolsos con el saldo tras cada uno. Los días siguen la zona horaria del sitio.</p>',
      },
      th: {
        title: 'ดูเดิมพันและการเปลี่ยนแปลงยอดเงินได้ที่ไหน',
        content:
          '<p><b>ประวัติเดิมพัน</b>แสดงทุกรอบพร้อมยอดเดิมพัน ผล และหมายเลขรอบ <b>ประวัติบัญชี</b>แสดงการฝาก เดิมพัน เงินรางวัล และการคืนเงิน พร้อมยอดคงเหลือหลังแต่ละรายการ วันที่เป็นไปตามเขตเวลาของเว็บไซต์</p>',
      },
    },
  },
  {
    id: 'help-interrupted',
    texts: {
      en: {
        title: 'My connection dropped during a round',
        content:
          '<p>Nothing is lost. A round is settled on the server: either it counts and appears in your bet record, or the stake comes back. Open the game again to see the last result.</p>',
      },
      pt: {
        title: 'Minha conexão caiu durante uma rodada',
        content:
          '<p>Nada se perde. A rodada é liquidada no servidor: ou ela vale e aparece no histórico, ou o valor apostado volta. Abra o jogo de novo para ver o último resultado.</p>',
      },
      ja: {
        title: 'ラウンド中に接続が切れたとき',
        content:
          '<p>失われるものはありません。ラウンドはサーバー側で確定します。成立して履歴に載るか、賭け金が戻るかのどちらかです。もう一度ゲームを開くと直近の結果を確認できます。</p>',
      },
      ko: {
        title: '라운드 중에 연결이 끊겼어요',
        content:
          '<p>사라지는 것은 없습니다. 라운드는 서버에서 정산되어 베팅 기록에 남거나, 베팅액이 되돌아옵니다. 게임을 다시 열면 마지막 결과를 볼 수 있습니다.</p>',
      },
      es: {
        title: 'Se cortó la conexión durante una ronda',
        content:
          '<p>No se pierde nada. La ronda se liquida en el servidor: o cuenta y aparece en tu historial, o la apuesta vuelve. Abre el juego de nuevo para ver el último resultado.</p>',
      },
      th: {
        title: 'การเชื่อมต่อหลุดระหว่างรอบ',
        content:
          '<p>ไม่มีอะไรสูญหาย รอบจะสรุปผลที่เซิร์ฟเวอร์ ถ้านับก็จะอยู่ในประวัติเดิมพัน ถ้าไม่นับเงินเดิมพันจะกลับคืน เปิดเกมอีกครั้งเพื่อดูผลล่าสุด</p>',
      },
    },
  },
  {
    id: 'help-security',
    texts: {
      en: {
        title: 'How is my account protected?',
        content:
          '<p>Passwords are stored only as strong hashes, and login data is encrypted before it leaves your device. Unless you chose to stay logged in, you are logged out after half an hour without activity. On a shared device, always log out when you leave.</p>',
      },
      pt: {
        title: 'Como minha conta é protegida?',
        content:
          '<p>As senhas são guardadas apenas como hashes fortes, e os dados de login são criptografados antes de sair do aparelho. Se você não escolheu continuar conectado, a sessão termina após meia hora sem atividade. Em aparelho compartilhado, saia sempre da conta.</p>',
      },
      ja: {
        title: 'アカウントの保護について',
        content:
          '<p>パスワードは強力なハッシュとしてのみ保存され、ログイン情報は端末を出る前に暗号化されます。ログイン状態の保持を選んでいない場合は、30分間操作がないとログアウトします。共用の端末では必ずログアウトしてください。</p>',
      },
      ko: {
        title: '계정은 어떻게 보호되나요?',
        content:
          '<p>비밀번호는 강력한 해시로만 저장되며 로그인 정보는 기기를 떠나기 전에 암호화됩니다. 로그인 유지를 선택하지 않았다면 30분 동안 활동이 없을 때 로그아웃됩니다. 공용 기기에서는 반드시 로그아웃하세요.</p>',
      },
      es: {
        title: '¿Cómo se protege mi cuenta?',
        content:
          '<p>Las contraseñas se guardan solo como hashes robustos y los datos de acceso se cifran antes de salir de tu dispositivo. Si no elegiste mantener la sesión abierta, se cierra tras media hora sin actividad. En un dispositivo compartido, cierra siempre la sesión.</p>',
      },
      th: {
        title: 'บัญชีของฉันได้รับการปกป้องอย่างไร',
        content:
          '<p>รหัสผ่านจัดเก็บเป็นแฮชที่แข็งแรงเท่านั้น และข้อมูลเข้าสู่ระบบถูกเข้ารหัสก่อนออกจากอุปกรณ์ หากไม่ได้เลือกให้จำการเข้าสู่ระบบ ระบบจะออกให้เองเมื่อไม่มีการใช้งานครึ่งชั่วโมง หากใช้อุปกรณ์ร่วมกัน โปรดออกจากระบบทุกครั้ง</p>',
      },
    },
  },
  {
    id: 'help-agents',
    texts: {
      en: {
        title: 'What is an agent?',
        content:
          '<p>An agent invites members and sees the figures of the team below: registrations, valid bets and results. Agents never see passwords and cannot play or move money for a member. All amounts are play money.</p>',
      },
      pt: {
        title: 'O que é um agente?',
        content:
          '<p>O agente convida membros e vê os números da equipe abaixo dele: cadastros, apostas válidas e resultados. Agentes nunca veem senhas e não podem jogar nem movimentar valores por um membro. Todos os valores são de brincadeira.</p>',
      },
      ja: {
        title: 'エージェントとは',
        content:
          '<p>エージェントは会員を招待し、配下のチームの登録数、有効ベット、損益を確認できます。パスワードを見ることや、会員に代わってプレイや資金移動をすることはできません。金額はすべてプレイマネーです。</p>',
      },
      ko: {
        title: '에이전트란 무엇인가요?',
        content:
          '<p>에이전트는 회원을 초대하고 하위 팀의 가입, 유효 베팅, 손익을 봅니다. 비밀번호를 볼 수 없고 회원 대신 플레이하거나 금액을 옮길 수 없습니다. 모든 금액은 모의 머니입니다.</p>',
      },
      es: {
        title: '¿Qué es un agente?',
        content:
          '<p>Un agente invita a miembros y ve las cifras del equipo que tiene debajo: registros, apuestas válidas y resultados. Nunca ve contraseñas ni puede jugar o mover dinero por un miembro. Todos los importes son ficticios.</p>',
      },
      th: {
        title: 'เอเจนต์คืออะไร',
        content:
          '<p>เอเจนต์เชิญสมาชิกและดูตัวเลขของทีมที่อยู่ใต้ตน ได้แก่ การสมัคร ยอดเดิมพันที่นับ และผลลัพธ์ เอเจนต์ไม่เห็นรหัสผ่านและเล่นหรือย้ายเงินแทนสมาชิกไม่ได้ ทุกจำนวนเป็นเงินเล่น</p>',
      },
    },
  },
  {
    id: 'help-wellbeing',
    texts: {
      en: {
        title: 'When playing stops being fun',
        content:
          '<p>Signs worth noticing: playing longer than planned, thinking about it all day, hiding it from others. Stop for a few days and talk to someone you trust. For problems with real gambling, health services and self-help groups in your country help free of charge and in confidence.</p>',
      },
      pt: {
        title: 'Quando jogar deixa de ser divertido',
        content:
          '<p>Sinais de atenção: jogar mais tempo que o planejado, pensar nisso o dia todo, esconder dos outros. Pare por alguns dias e converse com alguém de confiança. Para problemas com apostas reais, serviços de saúde e grupos de apoio do seu país ajudam de graça e com sigilo.</p>',
      },
      ja: {
        title: '楽しくなくなったときは',
        content:
          '<p>予定より長く遊ぶ、一日中考えてしまう、人に隠す。こうした兆しに気づいたら、数日間休み、信頼できる人に話してください。現実のギャンブルの問題には、お住まいの国の医療・相談機関や自助グループが、無料かつ秘密厳守で対応しています。</p>',
      },
      ko: {
        title: '더 이상 즐겁지 않을 때',
        content:
          '<p>계획보다 오래 하거나, 하루 종일 생각하거나, 남에게 숨긴다면 주의할 신호입니다. 며칠 쉬고 믿을 만한 사람과 이야기하세요. 실제 도박 문제는 거주 국가의 보건 기관과 자조 모임이 무료로 비밀을 지키며 돕습니다.</p>',
      },
      es: {
        title: 'Cuando jugar deja de ser divertido',
        content:
          '<p>Señales: jugar más de lo previsto, pensar en ello todo el día, ocultarlo. Para unos días y habla con alguien de confianza. Para problemas con el juego real, los servicios de salud y los grupos de ayuda de tu país atienden gratis y con confidencialidad.</p>',
      },
      th: {
        title: 'เมื่อการเล่นไม่สนุกอีกต่อไป',
        content:
          '<p>สัญญาณที่ควรสังเกต: เล่นนานกว่าที่ตั้งใจ คิดถึงทั้งวัน ปิดบังคนอื่น ให้หยุดสักสองสามวันและคุยกับคนที่ไว้ใจ สำหรับปัญหาการพนันจริง หน่วยงานสาธารณสุขและกลุ่มช่วยเหลือในประเทศของคุณให้บริการฟรีและเป็นความลับ</p>',
      },
    },
  },
  {
    id: 'help-terms',
    texts: {
      en: {
        title: 'Terms of use and privacy',
        content:
          '<p><b>Who may play.</b> Adults only, at the age that the site states or the law where you live asks for, one account per person. The account is yours alone: do not share or sell it.</p><p><b>Play money.</b> The balance has no value outside this site and cannot be exchanged for real money. Results come from the game provider and are final once a round is settled; a round that a fault cuts off is finished or its stake returned.</p><p><b>Your protection.</b> You may set limits, take a break or exclude yourself at any time under <b>My limits</b>. Accounts used for fraud or by machines are closed.</p><p><b>What we keep.</b> What you typed at registration, your logins with device and network address, your rounds and transactions. If you sign in with Google or Facebook, they tell us a number for you, your name and your e-mail address, and never your password.</p><p><b>What for.</b> To run your account, to keep it safe and to protect you. Nothing is sold. Your browser keeps a cookie that holds your login and your choice of language and theme.</p><p><b>Your rights.</b> Ask customer service to show, correct or delete your data. We keep what the law tells us to keep, for as long as it does.</p>',
      },
      pt: {
        title: 'Termos de uso e privacidade',
        content:
          '<p><b>Quem pode jogar.</b> Somente adultos, com a idade que o site informa ou que a lei do seu país exige, uma conta por pessoa. A conta é só sua: não a compartilhe nem venda.</p><p><b>Dinheiro de brincadeira.</b> O saldo não tem valor fora deste site e não pode ser trocado por dinheiro real. Os resultados vêm do provedor do jogo e são definitivos quando a rodada é liquidada; uma rodada interrompida por falha é concluída ou a aposta é devolvida.</p><p><b>Sua proteção.</b> Você pode definir limites, fazer uma pausa ou se autoexcluir a qualquer momento em <b>Meus limites</b>. Contas usadas para fraude ou por robôs são encerradas.</p><p><b>O que guardamos.</b> O que você digitou no cadastro, seus acessos com aparelho e endereço de rede, suas rodadas e transações. Se você entra com Google ou Facebook, eles nos informam um número que o identifica, seu nome e seu e-mail, e nunca sua senha.</p><p><b>Para quê.</b> Para manter sua conta, protegê-la e proteger você. Nada é vendido. Seu navegador guarda um cookie com seu acesso e suas escolhas de idioma e tema.</p><p><b>Seus direitos.</b> Peça ao atendimento para ver, corrigir ou apagar seus dados. Guardamos o que a lei manda guardar, pelo tempo que ela exige.</p>',
      },
      ja: {
        title: '利用規約とプライバシー',
        content:
          '<p><b>利用できる方</b> サイトが示す年齢、またはお住まいの地域の法律が定める年齢に達した成人のみ、1人1アカウントです。アカウントを他人と共有したり、譲渡したりしないでください。</p><p><b>プレイマネー</b> 残高はこのサイトの外では価値がなく、現金に換えることはできません。結果はゲーム提供元が決め、ラウンドの精算をもって確定します。障害で中断したラウンドは、最後まで進めるか、賭け金をお返しします。</p><p><b>お客様の保護</b> <b>プレイ制限</b>から、いつでも上限の設定、休止、自己排除ができます。不正や自動操作に使われたアカウントは閉鎖します。</p><p><b>保存する情報</b> 登録時の入力内容、端末とIPアドレスを含むログイン履歴、ラウンドと取引の記録です。GoogleやFacebookでログインした場合は、識別番号、お名前、メールアドレスを受け取りますが、パスワードを受け取ることはありません。</p><p><b>利用の目的</b> アカウントの運営、安全の確保、お客様の保護のためです。情報を販売することはありません。ブラウザには、ログイン、言語、テーマの選択を保持するCookieが保存されます。</p><p><b>お客様の権利</b> 情報の開示、訂正、削除はカスタマーサービスにお申し付けください。法律で保存が義務づけられたものは、その期間保存します。</p>',
      },
      ko: {
        title: '이용약관 및 개인정보',
        content:
          '<p><b>이용 자격.</b> 사이트가 안내하는 연령 또는 거주지 법률이 정한 연령 이상의 성인만, 1인 1계정으로 이용할 수 있습니다. 계정을 다른 사람과 공유하거나 판매하지 마세요.</p><p><b>모의 머니.</b> 잔액은 이 사이트 밖에서 가치가 없으며 현금으로 바꿀 수 없습니다. 결과는 게임사가 정하며 라운드가 정산되면 확정됩니다. 장애로 중단된 라운드는 끝까지 진행하거나 베팅액을 돌려드립니다.</p><p><b>이용자 보호.</b> <b>내 한도</b>에서 언제든지 한도를 정하거나 휴식, 자가 제한을 할 수 있습니다. 부정행위나 자동 프로그램에 쓰인 계정은 폐쇄됩니다.</p><p><b>보관하는 정보.</b> 가입할 때 입력한 내용, 기기와 IP 주소를 포함한 로그인 기록, 라운드와 거래 내역입니다. Google이나 Facebook으로 로그인하면 식별 번호, 이름, 이메일 주소를 전달받으며 비밀번호는 받지 않습니다.</p><p><b>이용 목적.</b> 계정 운영과 보안, 이용자 보호를 위해서만 씁니다. 정보를 판매하지 않습니다. 브라우저에는 로그인과 언어, 테마 선택을 담은 쿠키가 저장됩니다.</p><p><b>이용자의 권리.</b> 고객센터에 정보의 열람, 정정, 삭제를 요청할 수 있습니다. 법률이 보관을 요구하는 정보는 그 기간 동안 보관합니다.</p>',
      },
      es: {
        title: 'Términos de uso y privacidad',
        content:
          '<p><b>Quién puede jugar.</b> Solo adultos, con la edad que indica el sitio o que exige la ley de tu país, una cuenta por persona. La cuenta es solo tuya: no la compartas ni la vendas.</p><p><b>Dinero ficticio.</b> El saldo no tiene valor fuera de este sitio y no se puede cambiar por dinero real. Los resultados los da el proveedor del juego y son definitivos cuando la ronda se liquida; una ronda interrumpida por un fallo se termina o se devuelve la apuesta.</p><p><b>Tu protección.</b> Puedes fijar límites, tomarte un descanso o autoexcluirte en cualquier momento en <b>Mis límites</b>. Las cuentas usadas para fraude o por robots se cierran.</p><p><b>Qué guardamos.</b> Lo que escribiste al registrarte, tus accesos con dispositivo y dirección de red, tus rondas y transacciones. Si entras con Google o Facebook, nos dicen un número que te identifica, tu nombre y tu correo, y nunca tu contraseña.</p><p><b>Para qué.</b> Para llevar tu cuenta, mantenerla segura y protegerte. No se vende nada. Tu navegador guarda una cookie con tu acceso y tu elección de idioma y tema.</p><p><b>Tus derechos.</b> Pide a atención al cliente ver, corregir o borrar tus datos. Conservamos lo que la ley obliga, durante el tiempo que obliga.</p>',
      },
      th: {
        title: 'ข้อกำหนดการใช้งานและความเป็นส่วนตัว',
        content:
          '<p><b>ผู้มีสิทธิ์เล่น</b> เฉพาะผู้ใหญ่ที่มีอายุตามที่เว็บไซต์ระบุหรือตามกฎหมายในพื้นที่ของคุณ หนึ่งคนต่อหนึ่งบัญชี บัญชีเป็นของคุณเท่านั้น ห้ามใช้ร่วมกันหรือขายต่อ</p><p><b>เงินเล่น</b> ยอดเงินไม่มีมูลค่านอกเว็บไซต์นี้ แลกเป็นเงินจริงไม่ได้ ผลเกมมาจากผู้ให้บริการเกมและถือเป็นที่สุดเมื่อรอบนั้นสรุปผลแล้ว รอบที่หยุดเพราะระบบขัดข้องจะเล่นต่อจนจบหรือคืนเงินเดิมพัน</p><p><b>การคุ้มครองคุณ</b> คุณตั้งขีดจำกัด พักการเล่น หรือขอระงับตัวเองได้ทุกเมื่อที่<b>ขีดจำกัดของฉัน</b> บัญชีที่ใช้ทุจริตหรือใช้โปรแกรมอัตโนมัติจะถูกปิด</p><p><b>ข้อมูลที่เราเก็บ</b> ข้อมูลที่กรอกตอนสมัคร ประวัติการเข้าสู่ระบบพร้อมอุปกรณ์และที่อยู่เครือข่าย รอบการเล่นและธุรกรรม หากเข้าสู่ระบบด้วย Google หรือ Facebook เราจะได้รับหมายเลขประจำตัว ชื่อ และอีเมลของคุณ แต่จะไม่ได้รับรหัสผ่าน</p><p><b>วัตถุประสงค์</b> เพื่อดูแลบัญชี รักษาความปลอดภัย และคุ้มครองคุณ เราไม่ขายข้อมูล เบราว์เซอร์ของคุณจะเก็บคุกกี้สำหรับการเข้าสู่ระบบ ภาษา และธีมที่เลือก</p><p><b>สิทธิของคุณ</b> ติดต่อฝ่ายบริการลูกค้าเพื่อขอดู แก้ไข หรือลบข้อมูลของคุณ เราเก็บข้อมูลเท่าที่กฎหมายกำหนดและตามระยะเวลาที่กฎหมายกำหนด</p>',
      },
    },
  },
]

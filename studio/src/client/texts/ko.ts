import type { Texts } from './texts'

export const ko: Texts = {
  spin: '스핀', spinning: '회전 중', stake: '베팅', balance: '잔액', credit: '체험 크레딧', win: '당첨', net: '손익', time: '시간', round: '라운드', stakeUp: '베팅 올리기',
  stakeDown: '베팅 내리기', reels: '릴', demo: '체험 모드: 실제 잔액을 쓰지 않습니다', paytable: '규칙과 당첨금', fairness: '공정성', history: '최근 라운드', soundOn: '소리 켜기',
  soundOff: '소리 끄기', exit: '게임 나가기', close: '닫기', start: '게임 시작', loading: '게임을 불러오는 중',
  ready: '행운을 빕니다', paid: '{win} 반환', nothing: '이번에는 당첨이 없습니다', youWin: '{win} 당첨', freeWon: '프리스핀 {count}회 · 당첨금 ×{times}', freeTurn: '프리스핀 {turn}/{count}',
  rtp: '환급률(RTP)', rtpNote: '장기적으로 전체 베팅액의 {rtp}가 플레이어에게 돌아갑니다. 추정이 아니라 정확히 계산한 값입니다.', volatility: '변동성', low: '낮음', medium: '중간', high: '높음',
  lowNote: '작은 당첨이 자주', mediumNote: '고른 균형', highNote: '드물지만 큰 당첨', hitRate: '당첨 확률', hitRateNote: '{every}회 중 1회', maxWin: '최고 당첨', maxWinNote: '한 라운드, 베팅 대비', lines: '라인',
  prizes: '베팅 {stake} 기준 당첨금', lineRule: '같은 심벌이 왼쪽 릴부터 라인에 이어지면 당첨입니다. 라인마다 가장 큰 당첨만 인정되며 {lines}개 라인이 항상 적용됩니다.',
  wildRule: '스캐터를 뺀 모든 심벌을 대신합니다. 2~5번 릴에 나옵니다.', scatterRule: '어느 위치에서나 당첨되며 라인 당첨금에 더해집니다.',
  freeRule: '스캐터 3·4·5개: 프리스핀 {three}·{four}·{five}회, 모든 당첨금 ×{times}. 약 {every}스핀에 한 번. 프리스핀 중에는 프리스핀이 추가되지 않습니다.',
  malfunction: '중간에 나가도 라운드는 끝까지 처리되어 지급됩니다. 확인되지 않은 베팅은 돌려드립니다.',
  fairIntro: '결과는 저희의 비밀 시드, 회원님의 시드, 라운드 번호로 정해집니다. 아래 해시는 플레이 전에 저희 시드를 고정합니다. 시드를 바꾸면 모든 라운드를 직접 확인할 수 있습니다.',
  serverHash: '서버 시드 해시', clientSeed: '내 시드', nextRound: '다음 라운드 번호', rotate: '시드 바꾸고 공개하기', rotated: '시드를 공개했습니다. 이 시드로 진행한 라운드는 최근 라운드에서 확인할 수 있습니다.',
  seedRule: '영문, 숫자, 공백, 점, 하이픈 1~64자', copy: '복사', copied: '복사됨', verify: '이 라운드 확인', verifyPage: '검증 페이지 열기', seedHidden: '확인하려면 시드를 바꾸세요', noRounds: '아직 라운드가 없습니다.', cancelled: '반환됨',
  funds: '잔액이 부족합니다.', expired: '세션이 종료되었습니다.', expiredHint: '뒤로 가서 게임을 다시 열어 주세요.', lost: '연결이 끊겼습니다. 라운드는 안전하며 계속 확인하고 있습니다.', limit: '계정 한도 때문에 이 베팅을 할 수 없습니다.',
  excluded: '자기 배제 중입니다.', locked: '계정이 잠겨 있습니다.', closed: '지금은 이용할 수 없는 게임입니다.', maintenance: '지갑을 점검하고 있습니다.', returned: '베팅을 확인하지 못해 돌려드렸습니다.',
  settling: '지갑의 확인을 기다리는 중…', failed: '문제가 발생했습니다.', retry: '다시 시도', noSeat: '사이트에서 이 게임을 열어 주세요.',
  verifyTitle: '라운드 검증', verifyIntro: '모든 계산은 이 페이지에서 이루어집니다. 서버로 아무것도 보내지 않으며 오프라인에서도 작동합니다.', serverSeed: '서버 시드', nonce: '라운드 번호', config: '게임 설정', check: '검증',
  hashFits: '시드가 플레이 전에 약속한 해시와 일치합니다.', hashWrong: '시드가 약속한 해시와 일치하지 않습니다.', configFits: '설정이 라운드와 함께 저장된 해시와 일치합니다.', configWrong: '설정이 저장된 해시와 일치하지 않습니다.',
  stopsFit: '릴이 시드가 정한 위치에 멈췄습니다.', stopsWrong: '기록된 위치가 계산 결과와 다릅니다.', configBroken: '이 설정을 읽을 수 없습니다.', result: '결과', multiple: '베팅의 {times}배', turn: '스핀 {turn}',
}

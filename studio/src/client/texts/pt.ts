import type { Texts } from './texts'

export const pt: Texts = {
  spin: 'Girar', spinning: 'Girando', stake: 'Aposta', balance: 'Saldo', credit: 'Crédito de teste', win: 'Prêmio', net: 'Resultado', time: 'Tempo', round: 'Rodada', stakeUp: 'Aumentar a aposta',
  stakeDown: 'Diminuir a aposta', reels: 'Rolos', demo: 'Demonstração: sem saldo real', paytable: 'Regras e prêmios', fairness: 'Transparência', history: 'Últimas rodadas', soundOn: 'Ligar o som',
  soundOff: 'Desligar o som', exit: 'Sair do jogo', close: 'Fechar', start: 'Começar a jogar', loading: 'Carregando o jogo',
  ready: 'Boa sorte', paid: 'Retorno de {win}', nothing: 'Não foi desta vez', youWin: 'Você ganhou {win}', freeWon: '{count} giros grátis · prêmios ×{times}', freeTurn: 'Giro grátis {turn} de {count}',
  rtp: 'Retorno ao jogador', rtpNote: 'De tudo o que é apostado, {rtp} volta aos jogadores no longo prazo. É um cálculo exato, não uma estimativa.', volatility: 'Volatilidade', low: 'Baixa', medium: 'Média', high: 'Alta',
  lowNote: 'Prêmios menores, com frequência', mediumNote: 'Um pouco de cada', highNote: 'Prêmios raros, porém maiores', hitRate: 'Giros premiados', hitRateNote: '1 a cada {every}', maxWin: 'Maior prêmio', maxWinNote: 'Da aposta, em uma rodada', lines: 'Linhas',
  prizes: 'Prêmios para a aposta de {stake}', lineRule: 'Símbolos iguais em uma linha pagam a partir do rolo da esquerda. Vale só o maior prêmio de cada linha; as {lines} linhas estão sempre ativas.',
  wildRule: 'Substitui todos os símbolos, menos o scatter. Aparece nos rolos 2 a 5.', scatterRule: 'Paga em qualquer posição, além dos prêmios de linha.',
  freeRule: '3, 4 ou 5 scatters: {three}, {four} ou {five} giros grátis com prêmios ×{times}. Cerca de uma vez a cada {every} giros. Giros grátis não dão novos giros grátis.',
  malfunction: 'Uma rodada interrompida é concluída e creditada mesmo que você saia. Uma aposta sem confirmação é devolvida.',
  fairIntro: 'O resultado vem da nossa semente secreta, da sua semente e do número da rodada. O hash abaixo fixa a nossa semente antes de você jogar; depois de trocá-la, você mesmo confere cada rodada.',
  serverHash: 'Hash da nossa semente', clientSeed: 'Sua semente', nextRound: 'Próxima rodada nº', rotate: 'Trocar sementes e revelar', rotated: 'Semente revelada. As rodadas jogadas com ela já podem ser conferidas em Últimas rodadas.',
  seedRule: '1 a 64 letras sem acento, números, espaços, pontos ou hifens', copy: 'Copiar', copied: 'Copiado', verify: 'Conferir rodada', verifyPage: 'Abrir o verificador', seedHidden: 'Troque as sementes para conferir', noRounds: 'Nenhuma rodada ainda.', cancelled: 'Devolvida',
  funds: 'Saldo insuficiente para esta aposta.', expired: 'Esta sessão terminou.', expiredHint: 'Volte e abra o jogo de novo para continuar.', lost: 'Sem conexão. Sua rodada está segura; continuamos tentando.', limit: 'Um limite da sua conta não permite esta aposta.',
  excluded: 'Você está em autoexclusão.', locked: 'Sua conta está bloqueada.', closed: 'Este jogo não está disponível agora.', maintenance: 'A carteira está em manutenção.', returned: 'A aposta não pôde ser confirmada e foi devolvida.',
  settling: 'Aguardando a confirmação da carteira…', failed: 'Algo deu errado.', retry: 'Tentar de novo', noSeat: 'Abra este jogo pelo site.',
  verifyTitle: 'Conferir uma rodada', verifyIntro: 'Tudo é calculado nesta página. Nada é enviado a nenhum servidor; funciona até sem internet.', serverSeed: 'Semente do servidor', nonce: 'Número da rodada', config: 'Configuração do jogo', check: 'Conferir',
  hashFits: 'A semente corresponde ao hash prometido antes do jogo.', hashWrong: 'A semente não corresponde ao hash prometido.', configFits: 'A configuração corresponde ao hash gravado com a rodada.', configWrong: 'A configuração não corresponde ao hash gravado.',
  stopsFit: 'Os rolos pararam onde as sementes determinam.', stopsWrong: 'As paradas gravadas são diferentes das calculadas.', configBroken: 'Não foi possível ler esta configuração.', result: 'Resultado', multiple: '{times}× a aposta', turn: 'Giro {turn}',
}

import type { Texts } from './texts'

export const es: Texts = {
  spin: 'Girar', spinning: 'Girando', stake: 'Apuesta', balance: 'Saldo', credit: 'Crédito de prueba', win: 'Premio', net: 'Resultado', time: 'Tiempo', round: 'Ronda', stakeUp: 'Subir la apuesta',
  stakeDown: 'Bajar la apuesta', reels: 'Rodillos', demo: 'Demostración: sin saldo real', paytable: 'Reglas y premios', fairness: 'Transparencia', history: 'Últimas rondas', soundOn: 'Activar el sonido',
  soundOff: 'Silenciar', exit: 'Salir del juego', close: 'Cerrar', start: 'Empezar a jugar', loading: 'Cargando el juego',
  ready: 'Buena suerte', paid: 'Vuelven {win}', nothing: 'Esta vez no hubo premio', youWin: 'Ganas {win}', freeWon: '{count} giros gratis · premios ×{times}', freeTurn: 'Giro gratis {turn} de {count}',
  rtp: 'Retorno al jugador', rtpNote: 'De todo lo apostado, {rtp} vuelve a los jugadores a la larga. Es un cálculo exacto, no una estimación.', volatility: 'Volatilidad', low: 'Baja', medium: 'Media', high: 'Alta',
  lowNote: 'Premios pequeños y frecuentes', mediumNote: 'Un equilibrio de ambos', highNote: 'Premios escasos pero mayores', hitRate: 'Giros con premio', hitRateNote: '1 de cada {every}', maxWin: 'Premio máximo', maxWinNote: 'De la apuesta, en una ronda', lines: 'Líneas',
  prizes: 'Premios con una apuesta de {stake}', lineRule: 'Los símbolos iguales de una línea pagan desde el rodillo izquierdo. Solo cuenta el premio más alto de cada línea; las {lines} líneas siempre están en juego.',
  wildRule: 'Sustituye a cualquier símbolo salvo el scatter. Sale en los rodillos 2 a 5.', scatterRule: 'Paga en cualquier posición, además de los premios de línea.',
  freeRule: '3, 4 o 5 scatters: {three}, {four} o {five} giros gratis con premios ×{times}. Aproximadamente una vez cada {every} giros. Los giros gratis no dan más giros gratis.',
  malfunction: 'Una ronda interrumpida se completa y se abona aunque salgas. Una apuesta sin confirmar se devuelve.',
  fairIntro: 'El resultado sale de nuestra semilla secreta, de la tuya y del número de ronda. El hash de abajo fija nuestra semilla antes de jugar; cuando la cambias, puedes comprobar cada ronda por tu cuenta.',
  serverHash: 'Hash de nuestra semilla', clientSeed: 'Tu semilla', nextRound: 'Próxima ronda n.º', rotate: 'Cambiar semillas y revelar', rotated: 'Semilla revelada. Las rondas jugadas con ella ya se pueden comprobar en Últimas rondas.',
  seedRule: 'De 1 a 64 letras sin tilde, números, espacios, puntos o guiones', copy: 'Copiar', copied: 'Copiado', verify: 'Comprobar ronda', verifyPage: 'Abrir el comprobador', seedHidden: 'Cambia las semillas para comprobarla', noRounds: 'Aún no hay rondas.', cancelled: 'Devuelta',
  funds: 'No hay saldo suficiente para esta apuesta.', expired: 'Esta sesión ha terminado.', expiredHint: 'Vuelve atrás y abre el juego otra vez para seguir.', lost: 'Sin conexión. Tu ronda está a salvo; seguimos intentándolo.', limit: 'Un límite de tu cuenta no permite esta apuesta.',
  excluded: 'Te has autoexcluido del juego.', locked: 'Tu cuenta está bloqueada.', closed: 'Este juego no está disponible ahora.', maintenance: 'El monedero está en mantenimiento.', returned: 'La apuesta no se pudo confirmar y se ha devuelto.',
  settling: 'Esperando la confirmación del monedero…', failed: 'Algo ha fallado.', retry: 'Reintentar', noSeat: 'Abre este juego desde el sitio.',
  verifyTitle: 'Comprobar una ronda', verifyIntro: 'Todo se calcula en esta página. No se envía nada a ningún servidor; también funciona sin conexión.', serverSeed: 'Semilla del servidor', nonce: 'Número de ronda', config: 'Configuración del juego', check: 'Comprobar',
  hashFits: 'La semilla coincide con el hash prometido antes de jugar.', hashWrong: 'La semilla no coincide con el hash prometido.', configFits: 'La configuración coincide con el hash guardado con la ronda.', configWrong: 'La configuración no coincide con el hash guardado.',
  stopsFit: 'Los rodillos pararon donde dicen las semillas.', stopsWrong: 'Las paradas guardadas difieren de las calculadas.', configBroken: 'No se puede leer esta configuración.', result: 'Resultado', multiple: '{times}× la apuesta', turn: 'Giro {turn}',
}

/** A subscription that no browser holds. */
export const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  keys: {
    p256dh: 'BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk',
    auth: 'zqbxT6JKstKSY9JKibZLSQ',
  },
}

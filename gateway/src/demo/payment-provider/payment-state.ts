export type PaymentState = 'WAITING' | 'PAID' | 'DECLINED' | 'EXPIRED' | 'CANCELLED'

type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening'

/** Inclusive hours of the spec: 0–10, 11–14, 15–18, 19–24 (domain §8.47; 24 never occurs on a clock). */
export const greetingAt = (hour: number): Greeting =>
  hour <= 10 ? 'morning' : hour <= 14 ? 'noon' : hour <= 18 ? 'afternoon' : 'evening'

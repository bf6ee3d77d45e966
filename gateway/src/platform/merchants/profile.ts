import { gameCategories, schemas, wireLanguages, type FieldRule } from '@mosaic/contracts'
import { z } from 'zod'
import { theme } from './theme'

const whitelabel = schemas.whitelabel.value.shape
const [, firebaseAdapter] = whitelabel.social.unwrap().options
const settings = schemas.registerSettings.value

/** Settings of a merchant's site without a column of their own. Checked before they are stored. */
export const merchantProfile = z.strictObject({
  /** Keys of the art manifest; resolved to addresses on access. */
  logo: z.string(),
  icons: z.record(z.string(), z.string()),
  menu: whitelabel.menu,
  categories: z.array(z.enum(gameCategories)),
  theme,
  currencySymbol: z.string().min(1).max(4),
  moneyMarks: whitelabel.moneyMarks,
  downloadBannerHiddenHosts: z.array(z.string()),
  /** The Firebase project of social sign-in; without it only the test issuer's is available. */
  firebase: firebaseAdapter.omit({ adapter: true }).optional(),
  paymentMethods: z.array(z.string()),
  /** The operator's bank account for deposits by transfer; without it there are none. */
  payee: z.object({ bank: z.string().max(64), holder: z.string().max(64), account: z.string().max(64) }).optional(),
  /**
   * Version of the member centre and of the deposit (spec §3): 1 by default. Deposit version 0 knew the provider's page only,
   * without codes and transfers; member centre version 0 was a list of entries, without balance and level.
   */
  mobileTemplate: z.object({ mem_cen: z.enum(['0', '1']), dep_func: z.enum(['0', '1']) }).optional(),
  /** Without it there are no withdrawals. `turnover`: how often a deposit is wagered before it may be withdrawn. */
  withdrawal: z
    .object({
      methods: z.array(z.string()),
      turnover: z.number().int().min(0).max(50),
      dailyLimit: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
      /** From this amount on two operators approve. */
      fourEyesFrom: z
        .string()
        .regex(/^\d{1,12}(\.\d{1,4})?$/)
        .optional(),
      /** Hours for which withdrawals wait after a change that weakens their protection; 24 by default, 0: never. */
      delayHours: z.number().int().min(0).max(168).optional(),
      /** Only members whose identity was verified may withdraw (domain §8.38). */
      kycRequired: z.boolean().optional(),
    })
    .optional(),
  /** Vendors with a wallet of their own, to and from which money is transferred. Other games play from the main wallet. */
  vendorWallets: z
    .array(z.object({ code: z.string().regex(/^[A-Z\d]{2,32}$/), name: z.string().min(1).max(64) }))
    .optional(),
  /** Cashback that members claim themselves: basis points of the valid bet by category. Without it there is none. */
  cashback: z
    .object({
      minimum: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
      rates: z.partialRecord(z.enum(gameCategories), z.number().int().min(0).max(1000)),
    })
    .optional(),
  /** Rebate for the agents at the top of their trees, cashback of their players included: basis points of the valid bet by category. */
  agentRebate: z
    .object({ rates: z.partialRecord(z.enum(gameCategories), z.number().int().min(0).max(1000)) })
    .optional(),
  /** What makes a member active (domain §4.2; 50 and 200 by default), and the fee on what a team lost, in basis points. */
  agentContracts: z
    .object({
      minDeposit: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
      minValidBet: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
      feeRate: z.number().int().min(0).max(10_000),
    })
    .optional(),
  /**
   * Basis points of the valid bet that count, by game code or classify, for games of a small house edge; without one all
   * of it counts. Return and rates of a playable game stay below its stake.
   */
  validBetWeights: z.record(z.string().max(64), z.number().int().min(0).max(10_000)).optional(),
  /** The most that the prizes of one campaign of a game provider cost; a million where it is not set. */
  promoWins: z.object({ perCampaign: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/) }).optional(),
  /** Price of a day in a pay-per-view room; without it there are none, whatever the flag says. */
  roomPass: z.object({ price: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/) }).optional(),
  copyrightYear: z.number().int(),
  /** Contact channels: a site path or an address; encrypted on the wire. */
  customerService: z.array(z.object({ csType: z.string(), title: z.string(), path: z.string() })),
  /** Address of a vendor's live chat that replaces the built-in one. */
  chatAddress: z.url({ protocol: /^https$/ }).optional(),
  /** Contact for a visitor who is not let in. */
  contact: z.string().regex(/^(mailto:|https:\/\/)/),
  /** Maintenance texts by language; other languages show the message of the row. */
  maintenanceMessages: z.partialRecord(z.enum(wireLanguages), z.string().max(500)).optional(),
  /** `url` is a site path, an https address, or a key of the art manifest after `art:`. */
  resources: z.array(
    z.object({
      resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'AppDownloadIcon']),
      url: z.string(),
    }),
  ),
  /** Origins, or `host:` and another name of the site's own machine. */
  imageCDNs: z.array(z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^host:[a-z\d.-]+$/)])),
})
export type MerchantProfile = z.output<typeof merchantProfile>

/**
 * The address rule of the product spec (§5: word chars, dot parts, `@`, domain parts of 2–3 chars), written so that
 * matching stays linear. A merchant who sets none has it.
 */
const specEmail: FieldRule = {
  enabled: true,
  required: true,
  regExp: '^[\\w.+-]{1,64}@[\\w-]{1,63}(\\.\\w{2,3}){1,3}$',
  maxLength: 128,
}

const { login } = settings.shape
const withSpecEmail = settings.extend({ login: login.extend({ email: login.shape.email.default(specEmail) }) })

/** Registration settings and validation rules; the answer of `registerSettings` and the authority at registration. */
export const registrationProfile = withSpecEmail.refine(
  (profile) => Object.keys(profile.fields).every((name) => name in schemas.register.body.shape),
  'a rule names a field that registration does not have',
)
export type RegistrationProfile = z.output<typeof registrationProfile>

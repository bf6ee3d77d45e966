import fc from 'fast-check'
import { isSameName } from './person-name'

test.each([
  ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
  ['Łukasz Żółć', 'LUKASZ ZOLC'],
  ['Møller', 'MOLLER'],
  ['Møller', 'MOELLER'],
  ['Groß', 'GROSS'],
  ['Müller', 'MUELLER'],
  ['Ægir Þórðarson', 'AEGIR THORDARSON'],
  ['Œuvrard', 'OEUVRARD'],
  ['Işık İnci', 'ISIK INCI'],
  ['João D’Ávila-Souza', "JOAO D'AVILA SOUZA"],
  ['Ｊｏａｏ', 'João'],
  ['Νίκος', 'ΝΙΚΟΣ'],
  ['허준', '허준'.normalize('NFD')],
  ['王 明', '王明'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
  ['  Ana   Souza', 'ana souza\u200b'],
  ['ꝀȽⱠⱣꞨꞒɊẟƲƤƬ', 'KLLPSCQDVPT'],
  ['ᵽ ⱪ ⱨ ⱬ ꝁ ꝑ ꞗ ɱ ʂ ʈ', 'p k h z k p b m s t'],
  ['ꝏꜳȢꜴꜶꜸꜼꜨꝠ', 'ooaaouaoauavaytzvy'],
  ['Ẹ̀ṣọ́ Ọ̀ṣun', 'ESO OSUN'],
  ['辻\u{e0100}本', '辻本'],
  ['王\ufe00明', '王明'],
  ['김\u3164철수', '김철수'],
  ['Ana\u034f Souza', 'Ana Souza'],
  ['\u02bfAli Sa\u02bed', 'ALI SAD'],
  ['Ma\ua78bya', 'MAYA'],
  ['D´Ávila', "D'AVILA"],
  ['Pŀana', 'PLANA'],
  ['Gal·la Aul·la', 'GALLA AULLA'],
  ['ᴀɴᴀ', 'ANA'],
  ['ŉaam', 'NAAM'],
  ['李·明', '李明'],
  ['Jean\u2011Luc', 'JEAN LUC'],
])('%s and %s: one person', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
})

test.each([
  ['มานะ', 'มานี'],
  ['แก้ว', 'แกว'],
  ['かき', 'がき'],
  ['ハナ', 'バナ'],
  ['राम', 'रम'],
  ['Ana Souza', 'Anna Souza'],
  ['허준', '허중'],
  ['Kɔfi', 'Kofi'],
  ['Ɛfua', 'Efua'],
  ['辻', '過'],
  ['Ʒan', 'Zan'],
  ['Қасым', 'Касым'],
  ['', ''],
  ['\u200b', ' '],
])('%s and %s: two people', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
  expect(isSameName(other, one)).toBe(false)
})

test('the Unicode form and letter case make no difference', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zà-öø-ÿđłšžơưếความกาが王허 ]{1,20}[a-z]$/u), (name) => {
      expect(isSameName(name, name.normalize('NFD'))).toBe(true)
      expect(isSameName(name.toUpperCase(), name)).toBe(true)
    }),
  )
})

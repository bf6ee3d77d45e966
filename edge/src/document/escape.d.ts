export declare const escapeHtml: (text: string) => string
/** JSON that cannot end the script element around it. */
export declare const scriptJson: (value: unknown) => string
/** A closing tag inside a style sheet would end the style element. */
export declare const styleText: (css: string) => string

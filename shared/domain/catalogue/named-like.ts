const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Has a name the letters that were typed, whatever their accents and capitals? Nothing typed is in every name. */
export const isNamedLike = (name: string, typed: string): boolean => plain(name).includes(plain(typed));

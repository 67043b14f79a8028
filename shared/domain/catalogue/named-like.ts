const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

export const isNamedLike = (name: string, typed: string): boolean => plain(name).includes(plain(typed));

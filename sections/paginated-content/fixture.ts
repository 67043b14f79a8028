export const fixture = { id: "journal-cards", title: "Journal" };

export const fixture = { title: "Our brands", layout: "alphabetic-scroll", isCollapsible: true };

export const fixture = { text: "We make few things, and we make them to be worn for a long time." };

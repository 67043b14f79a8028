export const fixture = { title: "Our brands", layout: "alphabetic-scroll", isCollapsible: true };

/** Other values of the fields, each by what is special about it. */
export const options = {
	"letters with lists": { layout: "default", isCollapsible: false },
	"links of the footer": { layout: "footer" },
};

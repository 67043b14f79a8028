import type { BrandDirectoryView, BrandLinkView } from "../../../shared/contracts/brand-directory-view.ts";
import { LETTERS } from "../../../shared/domain/catalogue/brand-directory.ts";
import styles from "../../styles/directory.module.css";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import fold from "../../ui/overlay/fold.module.css";

/** `scope` tells the groups of two directories on one page apart. */
const writeAnchor = (letter: string, scope = ""): string =>
	`brands-${scope}${letter === "#" ? "other" : letter}`;

type LettersProps = Pick<BrandDirectoryView, "groups"> & { label?: string; scope?: string };

/** The letters are a landmark only if they have a name, since two without names could not be told apart. */
export const BrandLetters = ({ label, groups, scope }: LettersProps) => {
	const filledLetters = new Set<string>(groups.map(({ letter }) => letter));
	const Frame = label ? "nav" : "div";
	return (
		<Frame aria-label={label} className={styles.letters}>
			<ol>
				{LETTERS.map((letter) => (
					<li key={letter} lang="en">
						{filledLetters.has(letter) ? (
							<a href={`#${writeAnchor(letter, scope)}`}>{letter.toUpperCase()}</a>
						) : (
							<span aria-hidden="true">{letter.toUpperCase()}</span>
						)}
					</li>
				))}
			</ol>
		</Frame>
	);
};

type GroupsProps = Pick<BrandDirectoryView, "groups"> & {
	heading?: "h2" | "h3";
	/** `open`: a letter closes its brands. `folded`: on small screens it opens them. `plain`: they are always there. */
	kind?: "open" | "folded" | "plain";
	className?: string;
	scope?: string;
};

export const BrandGroups = ({
	groups,
	heading: Heading = "h2",
	kind = "open",
	className,
	scope,
}: GroupsProps) => (
	<div className={classNames(styles.groups, className)}>
		{groups.map(({ letter, links }) =>
			kind === "plain" ? (
				<section key={letter} id={writeAnchor(letter, scope)} className={styles.group}>
					<Heading className={type_.title} lang="en">
						{letter.toUpperCase()}
					</Heading>
					<BrandLinks links={links} />
				</section>
			) : (
				<details key={letter} id={writeAnchor(letter, scope)} className={styles.group} open={kind === "open"}>
					<summary lang="en" className={fold.sign}>
						<Heading className={type_.title}>{letter.toUpperCase()}</Heading>
					</summary>
					<BrandLinks links={links} />
				</details>
			),
		)}
	</div>
);

/** In a footer's layout search engines follow no link. */
export const BrandLinks = ({ links, isFooter }: { links: readonly BrandLinkView[]; isFooter?: boolean }) => (
	<ul className={styles.links}>
		{links.map((link) => (
			<li key={link.href}>
				<a
					href={link.href}
					rel={link.isFollowed && !isFooter ? undefined : "nofollow"}
					className={classNames(type_.lead, styles.name)}
				>
					{link.label}
				</a>
			</li>
		))}
	</ul>
);

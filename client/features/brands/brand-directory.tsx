import type { BrandDirectoryView, BrandLinkView } from "../../../shared/contracts/brand-directory-view.ts";
import styles from "../../styles/directory.module.css";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import fold from "../../ui/overlay/fold.module.css";

const writeAnchor = (letter: string): string => `brands-${letter === "#" ? "other" : letter}`;

export const BrandLetters = ({ lettersLabel, letters }: Omit<BrandDirectoryView, "groups">) => (
	<nav aria-label={lettersLabel} className={styles.letters}>
		<ol>
			{letters.map(({ letter, isFilled }) => (
				<li key={letter} lang="en">
					{isFilled ? (
						<a href={`#${writeAnchor(letter)}`}>{letter.toUpperCase()}</a>
					) : (
						<span aria-hidden="true">{letter.toUpperCase()}</span>
					)}
				</li>
			))}
		</ol>
	</nav>
);

type GroupsProps = Pick<BrandDirectoryView, "groups"> & {
	heading?: "h2" | "h3";
	/** `open`: a letter closes its brands. `folded`: on small screens it opens them. `plain`: they are always there. */
	kind?: "open" | "folded" | "plain";
	className?: string;
};

export const BrandGroups = ({ groups, heading: Heading = "h2", kind = "open", className }: GroupsProps) => (
	<div className={classNames(styles.groups, className)}>
		{groups.map(({ letter, links }) =>
			kind === "plain" ? (
				<section key={letter} id={writeAnchor(letter)} className={styles.group}>
					<Heading className={type_.title} lang="en">
						{letter.toUpperCase()}
					</Heading>
					<BrandLinks links={links} />
				</section>
			) : (
				<details key={letter} id={writeAnchor(letter)} className={styles.group} open={kind === "open"}>
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

import type { CSSProperties } from "react";
import { TextPieces } from "../../client/features/rich-text/text-pieces.tsx";
import { type SectionProps, Sections } from "../../client/state/drawing/sections.tsx";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Cta } from "../../client/ui/cta.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import type { ModuleView } from "./section.ts";
import styles from "./view.module.css";

export function Part({ view, data }: SectionProps<ModuleView>) {
	const { variant, title, description, pieces, links, colours, isRight, picture, isFirst, parts } = view;
	const style = colours && ({ "--ink": colours.text, "--paper": colours.background } as CSSProperties);
	const hasWords = title || description || pieces.length > 0 || links.length > 0;
	return (
		<section
			className={classNames(styles.module, colours && styles.coloured)}
			style={style}
			data-variant={variant}
			data-right={isRight && ""}
		>
			{picture ? (
				<FramedPicture image={picture} sizes="100vw" className={styles.picture} first={isFirst} />
			) : null}
			{variant === "banner" ? <Sections data={data} sections={parts} /> : null}
			{hasWords ? (
				<div className={styles.words}>
					{title ? <h2 className={type_.display}>{title}</h2> : null}
					{description ? <p className={type_.lead}>{description}</p> : null}
					{pieces.length > 0 ? <TextPieces pieces={pieces} data={data} /> : null}
					{links.length > 0 ? (
						<div className={styles.links}>
							{links.map((link) => (
								<Cta key={link.label} cta={link} />
							))}
						</div>
					) : null}
				</div>
			) : null}
			{variant === "banner" ? null : (
				<div className={styles.parts}>
					<Sections data={data} sections={parts} />
				</div>
			)}
		</section>
	);
}

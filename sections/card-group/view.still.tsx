import type { CSSProperties } from "react";
import { type SectionProps, Sections } from "../../client/state/drawing/sections.tsx";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Picture } from "../../client/ui/picture.tsx";
import type { CardGroupView } from "./section.ts";
import styles from "./view.module.css";

const SIZES = ["(min-width: 768px) 58vw, 100vw", "(min-width: 768px) 33vw, 75vw"];

export const Part = ({ view, data }: SectionProps<CardGroupView>) => (
	<>
		{view.title ? <h2 className={classNames(type_.display, styles.title)}>{view.title}</h2> : null}
		{"pair" in view ? (
			<div className={styles.pair}>
				{view.pair.map(({ image, link, text }, index) => (
					<article key={link.href} className={styles.half}>
						<div className={styles.frame}>
							<Picture image={image} sizes={SIZES[index % 2] ?? ""} className={styles.picture} />
						</div>
						<div className={styles.caption}>
							<p className={type_.lead}>{text}</p>
							<a className={classNames(type_.link, type_.label, styles.cover)} href={link.href}>
								{link.label}
							</a>
						</div>
					</article>
				))}
			</div>
		) : (
			<ul className={styles.columns} style={{ "--columns": view.columns } as CSSProperties}>
				{view.cards.map((card) => (
					<li key={card.key}>
						<Sections data={data} sections={[card]} />
					</li>
				))}
			</ul>
		)}
	</>
);

